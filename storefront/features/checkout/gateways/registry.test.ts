import { expect, test } from 'vitest';
import { isPaidLater } from '../payment/methods.ts';
import { additionalDataOf, CHECKOUT_GATEWAYS } from './registry.ts';
import { GATEWAYS } from '#contract/gateways/registry.ts';

test('sends a token in the fields of Magento’s module for the method', () => {
  expect(additionalDataOf('authorizenet_acceptjs', 'eyJ')).toEqual({
    opaqueDataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT',
    opaqueDataValue: 'eyJ',
  });
  expect(additionalDataOf('braintree', 'n')).toEqual({ payment_method_nonce: 'n' });
  expect(additionalDataOf('braintree', 'n', true)).toEqual({
    payment_method_nonce: 'n',
    is_active_payment_token_enabler: true,
  });
  expect(additionalDataOf('braintree_cc_vault', 'h')).toEqual({ public_hash: 'h' });
});

test('every gateway has a form in the checkout, and Magento’s offline methods count as paid later', () => {
  expect(CHECKOUT_GATEWAYS.map(({ gateway }) => gateway)).toEqual(GATEWAYS);
  expect(['checkmo', 'purchaseorder', 'paypal', 'braintree'].map(isPaidLater)).toEqual([true, true, false, false]);
});
