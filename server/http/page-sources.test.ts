import { expect, test } from 'vitest';
import { loadSettings } from '#commerce/settings.ts';
import { contentPolicy } from './content-policy.ts';
import { pageSources } from './page-sources.ts';

const BRAINTREE = {
  BRAINTREE_ENVIRONMENT: 'sandbox',
  BRAINTREE_MERCHANT_ID: 'a',
  BRAINTREE_PUBLIC_KEY: 'b',
  BRAINTREE_PRIVATE_KEY: 'c',
  BRAINTREE_ACCOUNT_CAD: 'd',
};
const AUTHORIZENET = { AUTHORIZENET_LOGIN_ID: 'a', AUTHORIZENET_TRANSACTION_KEY: 'b', AUTHORIZENET_CLIENT_KEY: 'c' };
const policyOf = (url: string, mapsKey?: string, analyticsUrl?: string, gateways = {}): string =>
  contentPolicy(pageSources(url, { mapsKey, analyticsUrl, paymentSources: loadSettings(gateways).paymentSources }));

test('films of two hosts may play in a frame, and no other frame', () => {
  expect(policyOf('/history')).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
});

test('[MP-07][MP-08] the scripts of the map are let in only with a key', () => {
  expect(policyOf('/locations')).toContain("script-src 'self';");
  const withKey = policyOf('/locations', 'AIzaKey');
  expect(withKey).toContain("script-src 'self' https://maps.googleapis.com/maps/api/js");
  expect(withKey).toContain('https://unpkg.com/@googlemaps/markerclusterer@2.6.2/dist/index.min.js');
  expect(withKey.match(/script-src[^;]*/)?.[0]).not.toContain('unsafe');
});

test('[MP-10] cart, checkout and account pages allow no third party, with any settings', () => {
  for (const url of ['/cart', '/checkout', '/checkout?x=1', '/address-book', '/order-history']) {
    expect(policyOf(url, 'AIzaKey')).not.toMatch(/https:|unsafe|frame-src/);
  }
});

test('[SI-23] no setting opens a policy to unsafe sources', () => {
  expect(policyOf('/locations', 'AIzaKey', 'https://collect.example')).not.toContain('unsafe');
});

test('[CO-07] with a collector every page may connect to its origin only; without one to no other origin', () => {
  for (const url of ['/', '/cart', '/checkout', '/locations']) {
    expect(policyOf(url)).toContain("connect-src 'self';");
    const policy = policyOf(url, undefined, 'https://collect.example:8443/path');
    expect(policy).toContain("connect-src 'self' https://collect.example:8443;");
    expect(policy.match(/collect\.example/g)).toHaveLength(1);
  }
});

test('the card fields of Braintree are let in where an order is paid, and on no other page', () => {
  for (const url of ['/checkout', '/checkout?step=payment']) {
    const policy = policyOf(url, 'AIzaKey', undefined, BRAINTREE);
    expect(policy).toContain("script-src 'self' https://js.braintreegateway.com/web/3.144.0/js/;");
    expect(policy).toContain('frame-src https://assets.braintreegateway.com;');
    expect(policy).toContain("connect-src 'self' https://*.braintreegateway.com https://*.braintree-api.com;");
    expect(policy).not.toContain('unsafe');
  }
  for (const url of ['/', '/cart', '/checkout/receipt', '/order-history', '/locations'])
    expect(policyOf(url, undefined, undefined, BRAINTREE)).not.toContain('braintree');
});

test('pages with payment allow Accept.js from its single origin, also together with Braintree', () => {
  const sandbox = policyOf('/checkout', undefined, undefined, {
    ...AUTHORIZENET,
    AUTHORIZENET_ENVIRONMENT: 'sandbox',
  });
  expect(sandbox).toContain("script-src 'self' https://jstest.authorize.net/v1/;");
  expect(sandbox).toContain("connect-src 'self' https://apitest.authorize.net;");
  expect(sandbox).not.toMatch(/frame-src|unsafe|braintree/);
  const production = { ...AUTHORIZENET, AUTHORIZENET_ENVIRONMENT: 'production' };
  const both = policyOf('/checkout', undefined, undefined, { ...BRAINTREE, ...production });
  expect(both).toContain('https://js.braintreegateway.com/web/3.144.0/js/ https://js.authorize.net/v1/;');
  expect(both).toContain('https://*.braintree-api.com https://api.authorize.net https://api2.authorize.net;');
  for (const url of ['/', '/cart', '/checkout/receipt', '/order-history', '/locations'])
    expect(policyOf(url, undefined, undefined, production)).not.toContain('authorize');
});

test('with 3-D Secure only the checkout allows Cardinal and frames of banks', () => {
  const secure = { ...BRAINTREE, BRAINTREE_3D_SECURE: 'offered' };
  const policy = policyOf('/checkout', undefined, undefined, secure);
  expect(policy).toContain('js.braintreegateway.com/web/3.144.0/js/ https://songbirdstag.cardinalcommerce.com;');
  expect(policy).toContain('https://*.cardinalcommerce.com;');
  expect(policy).toContain('frame-src https:;');
  expect(policy).toContain("form-action 'self' https:;");
  expect(policy).not.toContain('unsafe');
  for (const url of ['/', '/cart', '/account'])
    expect(policyOf(url, undefined, undefined, secure)).not.toMatch(/cardinal|frame-src https:;|form-action 'self' /);
  expect(policyOf('/checkout', undefined, undefined, BRAINTREE)).not.toMatch(/cardinal|form-action 'self' /);
});
