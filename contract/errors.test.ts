import { expect, test } from 'vitest';
import { isInvalidCartProblem, SILENT_MESSAGES } from './errors.ts';

test('[ER-01] a cart that could not be found is an invalid cart', () => {
  expect(isInvalidCartProblem({ message: 'Could not find a cart with ID "abc"' })).toBe(true);
});

test('[ER-02] a cart that is not active is an invalid cart', () => {
  expect(isInvalidCartProblem({ message: "The cart isn't active." })).toBe(true);
});

test('[ER-03] a cart on which this user cannot perform operations is an invalid cart', () => {
  expect(isInvalidCartProblem({ message: 'The current user cannot perform operations on cart "abc"' })).toBe(true);
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

test('other errors do not concern the cart', () => {
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
