import { expect, test } from 'vitest';
import { isPrivatePage } from '#contract/private-pages.ts';
import { accountRoutes } from './account-pages.ts';
import { cartRoute } from './cart.tsx';
import { checkoutRoute, receiptRoute } from './checkout.tsx';
import { visitRoute } from './fixed-pages.ts';
import { unsubscribeRoute } from './newsletter.tsx';

test('cart, checkout, account and the pages of mailed links are private', () => {
  const paths = [...accountRoutes, cartRoute, checkoutRoute, receiptRoute, visitRoute, unsubscribeRoute].map(({ options }) => ('path' in options ? String(options.path) : ''));
  expect(paths.filter((path) => !isPrivatePage(path))).toEqual([]);
  expect(paths).toContain('/customer/account/createPassword');
});
