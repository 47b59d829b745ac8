// Separate from third-parties.ts, which is part of every page's entry file.

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
