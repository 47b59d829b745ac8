import type { ErrorCategory } from '#contract/errors.ts';
import { expect, test } from 'vitest';
import { GraphqlError, HttpError, NetworkError } from '#storefront/platform/commerce/errors.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import { failureMessage, isStockRefusal, isFixedInCart } from './failure-message.ts';
import { MethodGoneError, MissingInformationError, TotalChangedError, UnknownOutcomeError } from './state/refusals.ts';

const rest = (status: number, body: unknown) =>
  new RestError({ method: 'POST', resourceUrl: '/x', status, statusText: '' }, JSON.stringify(body), true);
const graphql = (message: string, category?: ErrorCategory, path?: string[]) =>
  new GraphqlError([{ message, path, category, code: undefined }]);
const reported = (error: unknown, isOnline = true) => failureMessage(error, isOnline);

test.each([
  ['Transaction has been declined. Please try again later.', 'checkout.error.declined'],
  ['Cannot use a payment_method_nonce more than once.', 'checkout.error.card_again'],
  ['Enter a valid payment method and try again.', 'checkout.error.card_again'],
  ['The order was not placed. The charge to the card will be released.', 'checkout.error.charge_pending'],
  ['Some of the products are out of stock.', 'checkout.error.stock'],
  ['The requested Payment Method is not available.', 'checkout.error.payment'],
  ['The requested qty exceeds the maximum', 'checkout.error.stock'],
  ['The requested product is not available', 'checkout.error.stock'],
  ['Some of the products are disabled.', 'checkout.error.stock'],
  ['Carrier with such method not found: flatrate', 'checkout.error.method_gone'],
  ['The shipping method is missing. Select the shipping method and try again.', 'checkout.error.method_gone'],
  ['Region is required', 'checkout.error.region'],
  ['postcode is a required field', 'validation.postcode_region'],
  ['Provided Postal Code is wrong', 'validation.postcode_region'],
  ['telephone is a required field', 'checkout.error.telephone'],
  ['Invalid email format', 'validation.email'],
  ['Guest email for cart is missing.', 'checkout.error.email'],
  ['Something nobody has heard of', 'checkout.error.other'],
])('%s is reported as %s, over REST and GraphQL', (message, id) => {
  expect([reported(rest(400, { message })), reported(graphql(message))]).toEqual([id, id]);
});

test('the URL of a request does not affect how its refusal is classified', () => {
  const call = { method: 'POST', resourceUrl: '/rest/V1/guest-carts/declinedemail', status: 400, statusText: '' };
  expect(reported(new RestError(call, '{"message":"No"}', true))).toBe('checkout.error.other');
});

test('an error found by the checkout itself is reported by its kind', () => {
  expect([
    reported(new TotalChangedError(undefined, undefined)),
    reported(new MethodGoneError()),
    reported(new MissingInformationError('cartId')),
    reported(new MissingInformationError('email')),
    reported(new UnknownOutcomeError('x')),
    reported('x'),
  ]).toEqual([
    'checkout.error.total_changed',
    'checkout.error.method_gone',
    'checkout.error.cart_id',
    'checkout.error.email',
    'checkout.error.unknown_outcome',
    'checkout.error.other',
  ]);
});

test('reports a shop that does not respond; when offline, that is the reason', () => {
  const silent = [
    new NetworkError(new TypeError('Failed to fetch')),
    new HttpError(503, ''),
    rest(500, { message: 'out of stock' }),
    rest(503, {}),
  ];
  expect(silent.map((error) => reported(error))).toEqual(Array(4).fill('checkout.error.unreachable'));
  expect([...silent, new UnknownOutcomeError('x')].map((error) => reported(error, false))).toEqual(
    Array(5).fill('checkout.error.offline'),
  );
  expect([reported(rest(499, { message: 'declined' }), false), reported(graphql('declined'), false)]).toEqual([
    'checkout.error.declined',
    'checkout.error.declined',
  ]);
});

test('reports a cart that no longer exists', () => {
  const gone = { message: 'Could not find a cart with ID "x"', path: undefined, category: undefined, code: undefined };
  expect(reported(new GraphqlError([{ ...gone, message: 'Internal error' }, gone]))).toBe('checkout.error.cart');
  expect([
    reported(graphql('Could not find a cart with ID "x"')),
    reported(graphql('', 'graphql-no-such-entity', ['cart'])),
  ]).toEqual(['checkout.error.cart', 'checkout.error.cart']);
  expect(
    reported(
      rest(404, {
        message: 'No such entity with %fieldName = %fieldValue',
        parameters: { fieldName: 'cartId', fieldValue: 0 },
      }),
    ),
  ).toBe('checkout.error.cart');
  expect([
    reported(rest(404, { message: 'No such entity' })),
    reported(rest(400, { message: 'x', parameters: { fieldName: 'cartId' } })),
  ]).toEqual(['checkout.error.other', 'checkout.error.other']);
});

test('treats only a received refusal with that message as out of stock', () => {
  expect(
    [
      rest(400, { message: 'Some of the products are out of stock.' }),
      rest(400, { message: 'declined' }),
      rest(500, { message: 'out of stock' }),
      'out of stock',
      new NetworkError(undefined),
    ].map(isStockRefusal),
  ).toEqual([true, false, false, false, false]);
});

test('only errors that can be corrected in the cart link to it', () => {
  expect(
    (
      [
        'checkout.error.stock',
        'checkout.error.cart',
        'checkout.error.cart_id',
        'checkout.error.declined',
        'checkout.error.other',
      ] as const
    ).map(isFixedInCart),
  ).toEqual([true, true, true, false, false]);
});
