import { expect, test } from 'vitest';
import { formatMessage } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { checkArguments, paymentOf } from './rest-payment.ts';
import { montreal, restAddress } from './testing/shopper.ts';

const method = { method: 'tessera_test', additional_data: { payment_method_nonce: 'tok' } };
const needed = (name: string) => formatMessage('"%fieldName" is required. Enter and try again.', { fieldName: name });

test('[RE-07] a guest names an e-mail address and a payment method, a customer the method alone', () => {
  const missing = (body: unknown, isGuest: boolean) =>
    refusalOf(() => checkArguments(restFields(body), isGuest))?.message;
  expect(missing({}, true)).toBe(needed('email'));
  expect(missing({ email: 'ann@example.com' }, true)).toBe(needed('paymentMethod'));
  expect(missing({ paymentMethod: method }, true)).toBe(needed('email'));
  expect(missing({ email: 'ann@example.com', payment_method: method }, true)).toBeUndefined();
  expect(missing({ email: 'ann@example.com' }, false)).toBe(needed('paymentMethod'));
  expect(missing({ paymentMethod: method }, false)).toBeUndefined();
});

test('[RE-07] a guest’s body gives payment and billing, in camel and in snake case', () => {
  const body = { email: ' ann@example.com ', paymentMethod: method, billingAddress: restAddress(montreal) };
  const { paymentMethod, billingAddress, email } = body;
  const read = paymentOf(restFields(body), true);
  expect(read).toEqual({
    code: 'tessera_test',
    nonce: 'tok',
    email: 'ann@example.com',
    billing: expect.objectContaining({ city: 'Montréal', regionCode: 'QC' }),
  });
  const snake = { email, payment_method: paymentMethod, billing_address: billingAddress };
  expect(paymentOf(restFields(snake), true)).toEqual(read);
});

test('a customer’s e-mail address comes from the account; billing address and nonce may already be in the cart', () => {
  expect(paymentOf(restFields({ email: 'no', paymentMethod: { method: 'tessera_test' } }), false)).toEqual({
    code: 'tessera_test',
    nonce: undefined,
    email: undefined,
    billing: undefined,
  });
});

test.each([
  [{}, needed('paymentMethod')],
  [{ paymentMethod: {} }, 'Enter a valid payment method and try again.'],
  [{ paymentMethod: { method: '' } }, 'Enter a valid payment method and try again.'],
  [{ paymentMethod: method }, 'Required parameter "email" is missing'],
  [{ paymentMethod: method, email: 'ann' }, 'Invalid email format'],
  [
    { paymentMethod: method, email: 'ann@example.com', billingAddress: { ...restAddress(montreal), postcode: '1' } },
    'Provided Zip/Postal Code seems to be invalid. Example: H2Y 1C6',
  ],
])('what is wrong in a body is said: %j', (body, message) => {
  expect(refusalOf(() => paymentOf(restFields(body), true))?.message).toBe(message);
});
