import type { Gateway } from './gateway.ts';

/** Magento's code, from the module that came with Magento until 2.4. */
export const AUTHORIZENET = {
  code: 'authorizenet_acceptjs',
  name: 'Authorize.Net',
  notices: { path: '/V1/payment-notices/authorizenet', header: 'x-anet-signature' },
} as const satisfies Gateway;

/** Name of the tokens that Accept.js makes of cards. */
export const ACCEPT_DESCRIPTOR = 'COMMON.ACCEPT.INAPP.PAYMENT';

/** Authorize.Net's client scripts, which send card data directly from the page to Authorize.Net. */
export const ACCEPT_JS = {
  production: {
    scripts: 'https://js.authorize.net/v1/',
    calls: ['https://api.authorize.net', 'https://api2.authorize.net'],
  },
  sandbox: { scripts: 'https://jstest.authorize.net/v1/', calls: ['https://apitest.authorize.net'] },
} as const;
