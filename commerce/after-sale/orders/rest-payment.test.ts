import { expect, test } from 'vitest';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { formatMessage } from '#commerce/platform/errors.ts';
import { restFields } from '#commerce/platform/rest/input.ts';
import { refusalOf } from '#commerce/platform/testing/refusal.ts';
import { checkArguments, paymentOf } from './rest-payment.ts';
import { montreal, restAddress } from './testing/shopper.ts';

const method = { method: 'tessera_test', additional_data: { payment_method_nonce: 'tok' } };
const storeView = { countries: ['CA', 'US'] } as unknown as CommerceContext['storeView'];
const GUEST = { customer: null, storeView } as CommerceContext;
const CUSTOMER = {
  storeView,
  customer: { id: 5, number: 45, groupId: 1, email: 'ann@example.com' },
} as CommerceContext;
const needed = (name: string) => formatMessage('"%fieldName" is required. Enter and try again.', { fieldName: name });

test('[RE-06] requires email and payment method from a guest, only the method from a customer', () => {
  const missing = (body: unknown, isGuest: boolean) =>
    refusalOf(() => checkArguments(restFields(body), isGuest))?.message;
  expect(missing({}, true)).toBe('One or more input exceptions have occurred.');
  expect(missing({ email: 'ann@example.com' }, true)).toBe(needed('paymentMethod'));
  expect(missing({ paymentMethod: method }, true)).toBe(needed('email'));
  expect(missing({ email: 'ann@example.com', payment_method: method }, true)).toBeUndefined();
  expect(missing({ email: 'ann@example.com' }, false)).toBe(needed('paymentMethod'));
  expect(missing({ paymentMethod: method }, false)).toBeUndefined();
});

test('[RE-06] reads payment and billing address of a guest in camel case and snake case', async () => {
  const body = { email: ' ann@example.com ', paymentMethod: method, billingAddress: restAddress(montreal) };
  const { paymentMethod, billingAddress, email } = body;
  const read = await paymentOf(GUEST, restFields(body));
  expect(read).toEqual({
    payment: { code: 'tessera_test', nonce: 'tok', purchaseOrder: undefined, isCardSaved: false },
    email: 'ann@example.com',
    isSaved: false,
    billing: expect.objectContaining({ city: 'Montréal', regionCode: 'QC' }) as unknown,
  });
  const snake = { email, payment_method: paymentMethod, billing_address: billingAddress };
  expect(await paymentOf(GUEST, restFields(snake))).toEqual(read);
});

test('takes a customer’s email from the account; billing address and nonce may already be in the cart', async () => {
  const body = { email: 'no', paymentMethod: { method: 'tessera_test' } };
  expect(await paymentOf(CUSTOMER, restFields(body))).toEqual({
    payment: { code: 'tessera_test', nonce: undefined, purchaseOrder: undefined },
    email: undefined,
    billing: undefined,
    isSaved: false,
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
])('reports errors in the body %j', async (body, message) => {
  await expect(paymentOf(GUEST, restFields(body))).rejects.toThrow(message);
});
