import { expect, test } from 'vitest';
import { formatMessage, InputError, NoSuchEntityError } from './errors.ts';

test('fills named and numbered placeholders and leaves unknown ones', () => {
  expect(formatMessage('No such entity with %fieldName = %fieldValue', { fieldName: 'cartId', fieldValue: null })).toBe(
    'No such entity with cartId = ',
  );
  expect(formatMessage('Carrier with such method not found: %1, %2 (%3)', ['a', 'b'])).toBe(
    'Carrier with such method not found: a, b (%3)',
  );
});

test('keeps the template for REST and the filled message for GraphQL', () => {
  const error = new NoSuchEntityError('Could not find a cart with ID "%id"', {
    parameters: { id: 'x' },
    code: 'CART_NOT_FOUND',
  });
  expect(error).toMatchObject({
    message: 'Could not find a cart with ID "x"',
    template: 'Could not find a cart with ID "%id"',
    category: 'graphql-no-such-entity',
    code: 'CART_NOT_FOUND',
    name: 'NoSuchEntityError',
  });
  expect(new InputError('no')).toBeInstanceOf(Error);
});
