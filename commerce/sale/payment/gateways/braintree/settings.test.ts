import { expect, test } from 'vitest';
import { loadSettings } from '#commerce/settings.ts';
import { createBraintreeGateway } from './gateway.ts';
import { braintreeOf } from './settings.ts';

const accountsWith = (environment: Readonly<Record<string, string>>) => {
  const settings = loadSettings({
    BRAINTREE_ENVIRONMENT: 'sandbox',
    BRAINTREE_MERCHANT_ID: 'a',
    BRAINTREE_PUBLIC_KEY: 'b',
    BRAINTREE_PRIVATE_KEY: 'c',
    ...environment,
  });
  return braintreeOf(settings)!;
};

test('a merchant account may take any currency', () => {
  const gateway = createBraintreeGateway(accountsWith({ BRAINTREE_ACCOUNTS: 'GBP:shop_gbp, EUR:shop-eur' }));
  expect(['GBP', 'EUR', 'CAD'].map((currency) => gateway.takes(currency))).toEqual([true, true, false]);
});

test('the older settings add Canadian and US dollars', () => {
  const environment = { BRAINTREE_ACCOUNT_CAD: 'old_cad', BRAINTREE_ACCOUNT_USD: 'old_usd' };
  expect(accountsWith(environment).merchantAccounts).toEqual({ CAD: 'old_cad', USD: 'old_usd' });
  expect(accountsWith({ ...environment, BRAINTREE_ACCOUNTS: 'GBP:g,USD:new_usd' }).merchantAccounts).toEqual({
    CAD: 'old_cad',
    USD: 'new_usd',
    GBP: 'g',
  });
});

test('malformed or missing merchant accounts are refused at start', () => {
  expect(() => accountsWith({ BRAINTREE_ACCOUNTS: 'shop_gbp' })).toThrow('must look like GBP:shop_gbp,EUR:shop_eur');
  expect(() => accountsWith({})).toThrow('BRAINTREE_ACCOUNTS');
});
