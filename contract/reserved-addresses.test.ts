import { expect, test } from 'vitest';
import { PAGES } from './pages.ts';
import { SAMPLE_VIEWS } from './testing/store-views.ts';
import { isRedirectTarget, isReservedAddress } from './reserved-addresses.ts';

test.each([
  'cart',
  'Cart',
  'CART',
  '/cart',
  'cart/',
  '/cart/?a=b',
  'c%61rt',
  'checkout',
  'checkout/receipt',
  'search.html',
  'graphql',
  'GraphQL',
  'rest',
  'rest/V1/products',
  'media/catalog',
  'assets/x.js',
  'health/live',
  'robots.txt',
  'sitemap.xml',
  'sitemap-ca_en.xml',
  'sw.js',
  'favicon.ico',
  '.well-known/security.txt',
  'CA_FR',
  'us_en/about',
  'CA_EN/cart',
  'reviews/ABC',
  'customer/account/createPassword',
  'catalog/product/view/id/7',
  'cms/page/view/page_id/2',
  '',
  '/',
])('"%s" belongs to the shop itself', (address) => {
  expect([
    isReservedAddress(SAMPLE_VIEWS, address),
    isReservedAddress(SAMPLE_VIEWS, address, { isCmsPage: true }),
  ]).toEqual([true, true]);
});

test('reserves all fixed pages; a CMS page may provide the content of some', () => {
  const fixed = Object.values(PAGES).filter((page) => !('parameters' in page && page.parameters === '/$id'));
  const open = fixed.filter(({ path }) => !isReservedAddress(SAMPLE_VIEWS, path));
  expect(open.map(({ path }) => path)).toEqual(['/reviews']);
  const filled = fixed
    .filter(({ path }) => !isReservedAddress(SAMPLE_VIEWS, path, { isCmsPage: true }))
    .map(({ path }) => path);
  expect(filled.sort()).toEqual([
    '/careers/apply',
    '/careers/job-list',
    '/contact-us',
    '/faq',
    '/reviews',
    '/stockroom',
    '/style-guide',
  ]);
});

test.each([
  'about',
  'cart-tiles',
  'carthage.html',
  'media-kit',
  'restore',
  'health-and-safety',
  'careers',
  'careers/job',
  'checkout-tile.html',
  'checkout/cart',
  'search',
  'graphql-guide',
  'ca',
  'faq.html',
])('"%s" is free', (address) => {
  expect(isReservedAddress(SAMPLE_VIEWS, address)).toBe(false);
});

test.each(['counter', '/Counter', 'counter/orders', 'c%6funter'])(
  '"%s" belongs to the back office at /counter',
  (address) => {
    const reserved = (counterPath?: string) =>
      isReservedAddress(SAMPLE_VIEWS, address, { isCmsPage: true, counterPath });
    expect([reserved('/counter'), reserved('/back-office'), reserved('')]).toEqual([true, false, false]);
  },
);

test.each(['counter-top', 'tiles/counter', 'counter.html'])('"%s" is free beside a back office', (address) => {
  expect(isReservedAddress(SAMPLE_VIEWS, address, { counterPath: '/counter' })).toBe(false);
});

test('the code of an unknown store view is not reserved', () => {
  expect(isReservedAddress([{ code: 'default' }], 'CA_FR')).toBe(false);
  expect(isReservedAddress([{ code: 'default' }], 'default/tiles')).toBe(true);
});

test.each([
  '/',
  'about',
  '/about?a=b#c',
  'tiles/slate.html',
  'https://example.com',
  'http://example.com/a?b',
  'HTTPS://example.com/a',
  'a:b/../c'.slice(3),
])('a redirect may lead to %s', (target) => {
  expect(isRedirectTarget(target)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'mailto:ann@example.com',
  'ftp://example.com',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https:///evil.example',
  'https://',
  'http://[broken',
  'about us',
  'a\u0000b',
  'a\u202eb',
  '',
])('a redirect may not lead to %s', (target) => {
  expect(isRedirectTarget(target)).toBe(false);
});
