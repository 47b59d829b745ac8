import { expect, test } from 'vitest';
import { AuthorizationError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { errorAsData } from './refusal.ts';
import { TotalChangedError } from './rules.ts';

test.each(['CART_NOT_FOUND', 'CART_NOT_ACTIVE', 'GUEST_EMAIL_MISSING', 'UNABLE_TO_PLACE_ORDER'])(
  'returns an error with Magento’s code %s in the response, without an order',
  (code) => {
    expect(errorAsData(new NoSuchEntityError('Not this %1.', { code, parameters: ['cart'] }))).toEqual({
      order: null,
      errors: [{ code, message: 'Not this cart.', total: null }],
    });
  },
);

test.each(['PAYMENT_DECLINED', undefined])(
  'returns an error with the code %s, unknown to Magento, without a code',
  (code) => {
    expect(errorAsData(new InputError('No.', { code })).errors).toEqual([
      { code: 'UNDEFINED', message: 'No.', total: null },
    ]);
  },
);

test('returns the current total when the total has changed', () => {
  expect(errorAsData(new TotalChangedError({ amount: 12_388, currency: 'CAD' })).errors).toEqual([
    {
      code: 'UNDEFINED',
      message: 'The total of the order is now 123.88 CAD. Nothing was charged.',
      total: { value: 123.88, currency: 'CAD' },
    },
  ]);
});

test('throws authorization errors and internal errors', () => {
  for (const error of [new AuthorizationError('Not yours.', { code: 'CART_NOT_FOUND' }), new TypeError('null')])
    expect(() => errorAsData(error)).toThrow(error);
});
