import { describe, expect, test } from 'vitest';
import { loadMessages } from '#storefront/platform/i18n/load-messages.ts';
import { GraphqlError, HttpError, NetworkError } from '#storefront/platform/commerce/errors.ts';
import { RestError } from '#storefront/platform/commerce/rest-error.ts';
import { failureMessage, isStockRefusal, isFixedInCart } from './failure-message.ts';
import { MethodGoneError, MissingInformationError, TotalChangedError, UnknownOutcomeError } from './state/refusals.ts';

const refused = (message: string, more: object = {}, status = 400) =>
  new RestError(
    { method: 'POST', resourceUrl: '/rest', status, statusText: '' },
    JSON.stringify({ message, ...more }),
    true,
  );
const requested = (message: string, more: object = {}) =>
  new GraphqlError([{ message, path: undefined, category: undefined, code: undefined, ...more }]);

describe('the message of a failed step', () => {
  test.each([
    [refused('Transaction has been declined. Please try again later.'), 'checkout.error.declined'],
    [refused('Cannot use a payment_method_nonce more than once.'), 'checkout.error.card_again'],
    [refused('Enter a valid payment method and try again.'), 'checkout.error.card_again'],
    [refused('Some of the products are out of stock.'), 'checkout.error.stock'],
    [refused('Some of the products are disabled.'), 'checkout.error.stock'],
    [requested('The requested qty is not available'), 'checkout.error.stock'],
    [
      refused('Carrier with such method not found: %1, %2', { parameters: ['a', 'b'] }, 404),
      'checkout.error.method_gone',
    ],
    [
      refused('The shipping method is missing. Select the shipping method and try again.'),
      'checkout.error.method_gone',
    ],
    [refused('Invalid email format'), 'validation.email'],
    [refused('Guest email for cart is missing.'), 'checkout.error.email'],
    [requested("The cart isn't active.", { code: 'CART_NOT_ACTIVE' }), 'checkout.error.cart'],
    [
      refused(
        'No such entity with %fieldName = %fieldValue',
        { parameters: { fieldName: 'cartId', fieldValue: null } },
        404,
      ),
      'checkout.error.cart',
    ],
    [refused('Something else'), 'checkout.error.other'],
    [new TotalChangedError(undefined, undefined), 'checkout.error.total_changed'],
    [new MethodGoneError(), 'checkout.error.method_gone'],
    [new MissingInformationError('email'), 'checkout.error.email'],
    [new MissingInformationError('cartId'), 'checkout.error.cart_id'],
    [new NetworkError(new TypeError('Failed to fetch')), 'checkout.error.unreachable'],
    [new HttpError(502, 'The shop answered 502'), 'checkout.error.unreachable'],
    [refused('Internal Error', {}, 500), 'checkout.error.unreachable'],
    [new UnknownOutcomeError(new TypeError('Failed to fetch')), 'checkout.error.unknown_outcome'],
  ])('%s', (error, message) => {
    expect(failureMessage(error, true)).toBe(message);
  });

  test('when offline, a missing response is reported as such, and a received refusal keeps its message', () => {
    for (const error of [
      new NetworkError(new TypeError('x')),
      new UnknownOutcomeError(new TypeError('x')),
      new HttpError(503, ''),
    ])
      expect(failureMessage(error, false)).toBe('checkout.error.offline');
    expect(failureMessage(refused('Transaction has been declined.'), false)).toBe('checkout.error.declined');
  });

  test('only errors that can be corrected in the cart link to it', () => {
    expect(
      (
        [
          'checkout.error.stock',
          'checkout.error.cart',
          'checkout.error.cart_id',
          'checkout.error.declined',
          'checkout.error.total_changed',
        ] as const
      ).map(isFixedInCart),
    ).toEqual([true, true, true, false, false]);
  });

  test('does not treat a server error as out of stock, whatever its text', () => {
    expect([
      isStockRefusal(refused('Some of the products are out of stock.')),
      isStockRefusal(refused('out of stock', {}, 500)),
      isStockRefusal(refused('declined')),
    ]).toEqual([true, false, false]);
  });
});

test.each(['en_CA', 'fr_CA'] as const)('no message contains an internal field name (%s)', async (locale) => {
  const i18n = await loadMessages(locale);
  const saved = ['email', 'cartId'].map((name) =>
    i18n._(failureMessage(new MissingInformationError(name as 'email'), true)),
  );
  for (const text of saved) expect(text).toMatch(/^[A-Z].{20,}\.$/);
  for (const text of saved) expect(text).not.toMatch(/cartId|: email|Missing required|requise manquante/);
});
