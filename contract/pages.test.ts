import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splitStorePath } from './store-views.ts';
import { SAMPLE_VIEWS } from './testing/store-views.ts';
import { isPrivatePage, PAGES, privatePaths } from './pages.ts';

const folder = join(import.meta.dirname, '..', 'storefront', 'routes', 'pages');

test.each([
  ...privatePaths(),
  '/customer/account/createPassword?token=x',
  '/CA_FR/checkout/receipt',
  '/careers/apply/slab-yard-hand-montreal',
  '/US_EN/order-history#last',
  '//cart/',
  '/Customer/Account/createpassword',
])('%s is private', (address) => {
  expect(isPrivatePage(splitStorePath(SAMPLE_VIEWS, address).rest)).toBe(true);
});

test('cart, checkout, the account and the pages that mailed links open are private', () => {
  expect(privatePaths().toSorted()).toEqual([
    '/account-activity',
    '/account-company',
    '/account-information',
    '/account-privacy',
    '/account-quotes',
    '/address-book',
    '/careers/apply',
    '/cart',
    '/checkout',
    '/checkout/receipt',
    '/communications',
    '/create-account',
    '/customer/account/confirm',
    '/customer/account/createPassword',
    '/guest-order',
    '/my-payments',
    '/newsletter/unsubscribe',
    '/order-history',
    '/pay',
    '/saved-payments',
    '/showroom-reservation/visit',
    '/stockroom/hold',
    '/trade',
    '/wishlist',
  ]);
});

test.each([
  '/',
  '/CA_FR',
  '/locations',
  '/cartons',
  '/cart-boxes.html',
  '/faq?next=/cart',
  '/CA_FR/showroom-reservation',
  '/customers',
])('%s is public', (address) => {
  expect(isPrivatePage(splitStorePath(SAMPLE_VIEWS, address).rest)).toBe(false);
});

test('each page has its file, and each file its page', () => {
  const names = Object.keys(PAGES);
  expect(names.filter((name) => !existsSync(join(folder, `${name}.tsx`)))).toEqual([]);
  const files = globSync('**/*.tsx', { cwd: folder, exclude: ['**/*.test.tsx', '**/*.browser.test.tsx'] });
  expect(files.map((file) => file.replaceAll('\\', '/').replace('.tsx', '')).toSorted()).toEqual(names.toSorted());
});
