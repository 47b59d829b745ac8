// Apart from the other third parties, which every page's first file has.

/**
 * What confirms with a card's bank who pays (3-D Secure), for Braintree: Cardinal's script and calls, and the bank's own page in
 * a frame, which a form is sent into. Banks are everywhere.
 */
export const CARDINAL_SCRIPTS = {
  production: 'https://songbird.cardinalcommerce.com',
  sandbox: 'https://songbirdstag.cardinalcommerce.com',
} as const;
export const CARDINAL_CALLS = 'https://*.cardinalcommerce.com';
export const BANKS = 'https:';
