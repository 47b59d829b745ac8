import '#storefront/testing/window.ts';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { products, size } from '#commerce/after-sale/orders/testing/products.ts';
import { namedProductsQuery } from '#storefront/features/catalog/data/product-queries.ts';
import { NamedProductList } from '#storefront/features/catalog/list/named-products.tsx';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import { GROUP_PRICES_KEY } from '#storefront/platform/session/group-prices.ts';
import { markPricesRefetched } from '#storefront/platform/session/hidden-price.ts';
import { createSession } from '#storefront/platform/session/session.ts';
import { openLivePage, type LivePage } from '#storefront/testing/live-page.tsx';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { newCustomer } from '#storefront/testing/other-device.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import type { OpenPage } from '#storefront/shell/page.tsx';
import { pageType } from '#storefront/routes/page-types/product.tsx';
import AccountSlot from './account-slot.tsx';

const SETTINGS = {
  isAutoplay: false,
  autoplaySpeed: 0,
  isInfinite: false,
  isFade: false,
  hasArrows: false,
  hasDots: false,
  mode: 'default',
} as const;
const WHOLESALE = 2;

let shop: LiveShop;
let page: LivePage | undefined;
let token: string;

beforeAll(async () => {
  const tile = products.find(({ sku }) => sku === 'TILE')!;
  const texts = tile.texts.map((text) => ({ ...text, name: text.name && 'Nacre', urlKey: text.urlKey && 'nacre' }));
  const tiers = [{ currency: null, groupId: WHOLESALE, quantity: 1, price: null, percent: 20 }];
  const coverage = { ...size, code: 'coverage_sq_ft', input: 'decimal' as const, options: [] };
  const values = [{ attribute: 'coverage_sq_ft', storeViewId: 0, value: '10' }];
  shop = await openLiveShop({
    attributes: [coverage],
    products: [{ ...tile, sku: 'NACRE', links: [], texts, tiers, values }],
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = await newCustomer(shop);
  markPricesRefetched(false);
});
afterEach(async () => {
  await page?.leave();
  localStorage.clear();
});

const openProduct = async (): Promise<void> => {
  const product = { type: 'PRODUCT' as const, uid: 'x', id: 1, path: '/nacre.html' };
  let opened: OpenPage<unknown> | undefined;
  const Screen = () => (
    <Suspense>
      <AccountSlot />
      {opened?.render()}
    </Suspense>
  );
  page = await openLivePage(shop, Screen, async (context) => {
    opened = await pageType.open({ context, page: product, search: {} });
  });
};
const openList = async (): Promise<void> => {
  const Screen = () => (
    <Suspense>
      <AccountSlot />
      <NamedProductList skus={['NACRE']} urlKeys={[]} isCarousel={false} settings={SETTINGS} />
    </Suspense>
  );
  page = await openLivePage(shop, Screen, ({ platform, queryClient }) =>
    queryClient.ensureQueryData(namedProductsQuery(platform, { skus: ['NACRE'], urlKeys: [] })),
  );
};
const text = (): string => page?.container.textContent ?? '';
const joinTheTrade = () => shop.platform.db.kysely.updateTable('customer').set({ group_id: WHOLESALE }).execute();

test('[RO-07] guests and ordinary customers see the ordinary price alone', async () => {
  await openProduct();
  await during(() => undefined);
  expect([text().includes('$100.00'), text().includes('trade price')]).toEqual([true, false]);
  await during(() => page?.platform.session.setToken(token));
  await eventually(() => text().includes('Hi Ann'));
  expect([text().includes('$100.00'), text().includes('$80.00'), text().includes('trade price')]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['product page', openProduct],
  ['list', openList],
])('a %s rendered for guests shows a customer the group’s price, and the ordinary one as text', async (_kind, open) => {
  await joinTheTrade();
  createSession().setToken(token);
  await open();
  await eventually(() => text().includes('Your trade price'));
  expect(text()).toMatch(/Your trade price.*\$8\.00.*\$80\.00.*Ordinary price: \$100\.00/);
  expect(page?.container.querySelector('s')).toBeNull();
  expect(text()).not.toContain('Reduced');
});

test('the browser remembers that the customer has group prices, until the sign-out', async () => {
  await joinTheTrade();
  createSession().setToken(token);
  await openList();
  await eventually(() => text().includes('Your trade price'));
  expect(browserStorage.get(GROUP_PRICES_KEY)).toBe(true);
  document.documentElement.dataset['groupPrices'] = '';
  await during(() => page?.platform.session.clearToken());
  expect(browserStorage.get(GROUP_PRICES_KEY)).toBeUndefined();
  expect(document.documentElement.dataset).not.toHaveProperty('groupPrices');
});
