import type { Gateway } from './gateway.ts';

export const BRAINTREE = {
  code: 'braintree',
  name: 'Braintree',
  vaultCode: 'braintree_cc_vault',
  notices: { path: '/V1/payment-notices/braintree', challenge: 'bt_challenge' },
} as const satisfies Gateway;

/** Braintree's client scripts, in the version our code is written for; the card fields are frames from Braintree. */
export const BRAINTREE_SCRIPTS = 'https://js.braintreegateway.com/web/3.144.0/js/';
export const BRAINTREE_FRAMES = 'https://assets.braintreegateway.com';
export const BRAINTREE_CALLS = ['https://*.braintreegateway.com', 'https://*.braintree-api.com'] as const;

/**
 * Origins that Braintree's 3-D Secure needs: Cardinal's script and requests, and the bank's page in a frame that
 * receives a form. Banks may have any host.
 */
export const CARDINAL_SCRIPTS = {
  production: 'https://songbird.cardinalcommerce.com',
  sandbox: 'https://songbirdstag.cardinalcommerce.com',
} as const;
export const CARDINAL_CALLS = 'https://*.cardinalcommerce.com';
export const BANKS = 'https:';
