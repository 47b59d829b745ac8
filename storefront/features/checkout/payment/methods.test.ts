import { expect, test } from 'vitest';
import { additionalDataOf, formOf } from './methods.ts';

test('a token travels as Magento’s module for the method has it', () => {
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

test('every method has its form; one that this page has none for is undefined', () => {
  expect(['tessera_test', 'braintree', 'authorizenet_acceptjs', 'checkmo', 'paypal'].map(formOf)).toEqual([
    'card',
    'braintree',
    'accept',
    'later',
    undefined,
  ]);
});
