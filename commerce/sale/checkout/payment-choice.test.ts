import { expect, test } from 'vitest';
import { restFields } from '#commerce/platform/rest/input.ts';
import { paymentChoice } from './payment-choice.ts';

const chosen = (method: string, additional_data?: object) =>
  paymentChoice(restFields({ method, po_number: 'PO-1', ...(additional_data && { additional_data }) }));

test('identifies a new card by nonce, a saved card by public hash, and an Accept.js card by its value', () => {
  const all = {
    payment_method_nonce: 'nonce',
    public_hash: 'hash',
    opaque_data_descriptor: 'COMMON.ACCEPT.INAPP.PAYMENT',
    opaque_data_value: 'value',
  };
  const { payment_method_nonce: _nonce, ...others } = all;
  expect(chosen('braintree', all)).toMatchObject({ code: 'braintree', nonce: 'nonce', purchaseOrder: 'PO-1' });
  expect(chosen('braintree_cc_vault', all)).toMatchObject({ nonce: 'hash' });
  expect(chosen('authorizenet_acceptjs', others)).toMatchObject({ nonce: 'value' });
  expect(chosen('authorizenet_acceptjs', { ...others, opaque_data_descriptor: 'OTHER' }).nonce).toBeUndefined();
  expect(chosen('checkmo').nonce).toBeUndefined();
});

test('saves a card when the request asks for it', () => {
  expect(chosen('braintree', { is_active_payment_token_enabler: true }).isCardSaved).toBe(true);
  expect(chosen('braintree', { is_active_payment_token_enabler: false }).isCardSaved).toBe(false);
});

test('rejects a request without a payment method', () => {
  expect(() => paymentChoice(restFields({}))).toThrow('Enter a valid payment method and try again.');
});
