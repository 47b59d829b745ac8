import type { ErrorCategory } from '#contract/errors.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { GraphqlError, HttpError, NetworkError } from '#storefront/platform/commerce/errors.ts';
import { refusalMessage } from './refusal-message.ts';
import { CartCreationError, isUncertain, ItemRefusedError } from './state/cart-failures.ts';
import { isInvalidCart, mayBeInvalidCart } from './state/invalid-cart.ts';
import type { CartLine } from './state/types.ts';

const onLine = (isOnline: boolean) => vi.stubGlobal('navigator', { onLine: isOnline });
afterEach(() => void vi.unstubAllGlobals());

const refused = (code: string) => new ItemRefusedError([{ code, message: 'No' }]);
const problem = (message: string, category?: ErrorCategory, path?: string[]) =>
  new GraphqlError([{ message, path, category, code: undefined }]);

test('the code of a refused item determines the message', () => {
  onLine(true);
  expect(
    ['INSUFFICIENT_STOCK', 'PRODUCT_NOT_FOUND', 'NOT_SALABLE', 'PERMISSION_DENIED'].map((code) =>
      refusalMessage(refused(code)),
    ),
  ).toEqual([
    'cart.error.insufficient_stock',
    'cart.error.not_found',
    'cart.error.not_salable',
    'cart.error.hidden_price',
  ]);
  expect(refusalMessage(new ItemRefusedError([]))).toBe('cart.error.other');
});

test('an item limited to one piece has its own message if the stock is insufficient', () => {
  const line = (maxQuantity: number | undefined) => ({ maxQuantity }) as CartLine;
  expect([
    refusalMessage(refused('INSUFFICIENT_STOCK'), line(1)),
    refusalMessage(refused('INSUFFICIENT_STOCK'), line(2)),
    refusalMessage(refused('NOT_SALABLE'), line(1)),
    refusalMessage(new Error('x'), line(1)),
  ]).toEqual(['cart.error.only_one', 'cart.error.insufficient_stock', 'cart.error.not_salable', 'cart.error.other']);
});

test('without a response the outcome is unknown; when offline, that is the reason', () => {
  const lost = [new NetworkError(new TypeError('Failed to fetch')), new HttpError(503, ''), new HttpError(500, '')];
  onLine(true);
  expect(lost.map((error) => refusalMessage(error))).toEqual(Array(3).fill('cart.error.connection'));
  expect(refusalMessage(new CartCreationError(lost[0]))).toBe('cart.error.create');
  onLine(false);
  expect(lost.map((error) => refusalMessage(error))).toEqual(Array(3).fill('cart.error.offline'));
  expect([
    refusalMessage(new CartCreationError(lost[0])),
    refusalMessage(new CartCreationError(problem('No'))),
  ]).toEqual(['cart.error.offline', 'cart.error.create']);
  expect([...lost, new HttpError(499, ''), problem('No'), new Error('x')].map(isUncertain)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('recognises Magento’s stock messages and hides others', () => {
  onLine(true);
  expect(
    [
      'The requested qty is not available',
      'This product is OUT OF STOCK.',
      'Product that you are trying to add is not available.',
      'Internal server error',
    ].map((text) => refusalMessage(problem(text))),
  ).toEqual([
    'cart.error.insufficient_stock',
    'cart.error.insufficient_stock',
    'cart.error.insufficient_stock',
    'cart.error.other',
  ]);
  expect([refusalMessage('out of stock'), refusalMessage(undefined)]).toEqual(['cart.error.other', 'cart.error.other']);
});

test('the error of a refused item has the shop’s first message', () => {
  expect([
    refused('X').message,
    new ItemRefusedError([]).message,
    new CartCreationError(new Error('x')).message,
  ]).toEqual(['No', 'The item was refused', 'Unable to create cart']);
});

test('[CL-21] a cart is lost only if the shop reports it, never because a response is missing', () => {
  const gone = problem('Could not find a cart with ID "x"');
  const other = problem('Internal server error');
  const both = new GraphqlError([...other.problems, ...gone.problems]);
  expect([gone, problem('', 'graphql-no-such-entity', ['cart']), both].map(isInvalidCart)).toEqual([true, true, true]);
  expect([other, new NetworkError(undefined), new HttpError(404, ''), undefined].map(isInvalidCart)).toEqual(
    Array(4).fill(false),
  );
});

test('a not-found or authorization error without further details may mean an invalid cart', () => {
  expect(
    [
      problem('', 'graphql-no-such-entity'),
      problem('', 'graphql-authorization'),
      problem('', 'graphql-input'),
      problem(''),
      new GraphqlError([...problem('').problems, ...problem('', 'graphql-authorization').problems]),
      new NetworkError(undefined),
    ].map(mayBeInvalidCart),
  ).toEqual([true, true, false, false, true, false]);
});
