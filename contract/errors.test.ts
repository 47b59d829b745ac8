import { expect, test } from 'vitest';
import { isInvalidCartProblem } from './errors.ts';

test.each([
  ['[ER-01]', 'Could not find a cart with ID "abc"'],
  ['[ER-02]', "The cart isn't active."],
  ['[ER-03]', 'The current user cannot perform operations on cart "abc"'],
])('%s the message %s means an invalid cart', (_id, message) => {
  expect(isInvalidCartProblem({ message })).toBe(true);
});

test('[ER-04] a translated back end is recognised by its codes', () => {
  expect(isInvalidCartProblem({ message: 'Panier introuvable', code: 'CART_NOT_FOUND' })).toBe(true);
  expect(isInvalidCartProblem({ message: 'Panier introuvable', category: 'graphql-no-such-entity', path: ['cart'] })).toBe(true);
  expect(isInvalidCartProblem({ message: 'Produit introuvable', category: 'graphql-no-such-entity', path: ['addProductsToCart'] })).toBe(false);
  expect(isInvalidCartProblem({ message: 'The requested qty is not available', category: 'graphql-input', path: ['cart', 'items', 0] })).toBe(false);
});
