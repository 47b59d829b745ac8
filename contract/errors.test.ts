import { expect, test } from 'vitest';
import { isInvalidCartProblem, SILENT_MESSAGES } from './errors.ts';

test.each([
  ['[ER-01]', 'Could not find a cart with ID "abc"'],
  ['[ER-02]', "The cart isn't active."],
  ['[ER-03]', 'The current user cannot perform operations on cart "abc"'],
])('%s the message %s means an invalid cart', (_id, message) => {
  expect(isInvalidCartProblem({ message })).toBe(true);
});

test('[ER-04] a translated back end is recognised by its codes', () => {
  expect(isInvalidCartProblem({ message: 'Panier introuvable', code: 'CART_NOT_FOUND' })).toBe(true);
  expect(
    isInvalidCartProblem({ message: 'Panier introuvable', category: 'graphql-no-such-entity', path: ['cart'] }),
  ).toBe(true);
  expect(
    isInvalidCartProblem({
      message: 'Produit introuvable',
      category: 'graphql-no-such-entity',
      path: ['addProductsToCart'],
    }),
  ).toBe(false);
  expect(
    isInvalidCartProblem({
      message: 'The requested qty is not available',
      category: 'graphql-input',
      path: ['cart', 'items', 0],
    }),
  ).toBe(false);
});

test('[ER-04] each code and each category of a cart that is gone, ordered or another’s counts', () => {
  for (const code of ['CART_NOT_FOUND', 'CART_NOT_ACTIVE'])
    expect([code, isInvalidCartProblem({ message: '', code })]).toEqual([code, true]);
  for (const field of ['cart', 'customerCart'])
    for (const category of ['graphql-no-such-entity', 'graphql-authorization'] as const)
      expect([field, category, isInvalidCartProblem({ message: '', category, path: [field] })]).toEqual([
        field,
        category,
        true,
      ]);
});

test('other problems say nothing about the cart', () => {
  expect(isInvalidCartProblem({ message: 'Internal server error' })).toBe(false);
  expect(isInvalidCartProblem({ message: '', code: 'INSUFFICIENT_STOCK' })).toBe(false);
  expect(isInvalidCartProblem({ message: '', path: ['cart'] })).toBe(false);
  expect(isInvalidCartProblem({ message: '', category: 'graphql-authorization' })).toBe(false);
  expect(isInvalidCartProblem({ message: '', category: 'graphql-authentication', path: ['cart'] })).toBe(false);
  expect(isInvalidCartProblem({ message: '', category: 'graphql-no-such-entity', path: ['cart', 'items'] })).toBe(
    false,
  );
});

test('stock messages of Magento are left to the lines', () => {
  expect([...SILENT_MESSAGES].sort()).toEqual([
    'Some of the products are out of stock.',
    'There are no source items with the in stock status',
  ]);
});
