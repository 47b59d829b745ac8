import '#storefront/testing/window.ts';
import { Suspense } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { CUSTOMER_GROUPS } from '#contract/customer-groups.ts';
import { products, size } from '#commerce/after-sale/orders/testing/products.ts';
import { namedProductsQuery } from '#storefront/features/catalog/data/product-queries.ts';
import { NamedProductList } from '#storefront/features/catalog/list/named-products.tsx';
import { markPricesRefetched } from '#storefront/platform/session/hidden-price.ts';
import { createSession } from '#storefront/platform/session/session.ts';
import { newCustomer } from '#storefront/testing/other-device.ts';
import { openLivePage, type LivePage } from '#storefront/testing/live-page.tsx';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import { inOtherTab } from '#storefront/testing/other-tab.ts';
import { during, eventually } from '#storefront/testing/render.tsx';
import type { OpenPage } from '#storefront/shell/page.tsx';
import { pageType } from '#storefront/routes/page-types/product.tsx';
import AccountSlot from './account-slot.tsx';
import { priceQueries } from './price-queries.ts';

const SETTINGS = {
  isAutoplay: false,
  autoplaySpeed: 0,
  isInfinite: false,
  isFade: false,
  hasArrows: false,
  hasDots: false,
  mode: 'default',
} as const;
const GUESTS = 0;
const [tile] = products.filter(({ sku }) => sku === 'TILE');

/** The plain tile under another sku, its price hidden from some customers. */
const likeTile = (sku: string, option: string | undefined) => {
  if (!tile) throw new Error('No tile');
  return {
    ...tile,
    sku,
    links: [],
    texts: tile.texts.map((text) => ({
      ...text,
      name: text.name && `Nacre ${sku}`,
      urlKey: text.urlKey && sku.toLowerCase(),
    })),
    options: option ? [{ attribute: 'commission_class', option }] : [],
  };
};

let shop: LiveShop;
let page: LivePage | undefined;
let token: string;

beforeAll(async () => {
  const option = (code: string, position: number, hidesPriceFrom: number[]) => ({
    code,
    labels: { en: code, fr: code },
    position,
    swatch: null,
    group: null,
    hidesPriceFrom,
  });
  shop = await openLiveShop({
    attributes: [
      {
        ...size,
        code: 'commission_class',
        position: 2,
        options: [option('trade_only', 0, [GUESTS]), option('showroom_quote', 1, [...CUSTOMER_GROUPS.values()])],
      },
    ],
    products: [likeTile('TRADE', 'trade_only'), likeTile('QUOTE', 'showroom_quote'), likeTile('OPEN', undefined)],
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

const openProduct = async (key: string): Promise<void> => {
  const product = { type: 'PRODUCT' as const, uid: 'x', id: 1, path: `/${key}.html` };
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
const SKUS = ['TRADE', 'OPEN', 'QUOTE'];
const openList = async (): Promise<void> => {
  const Screen = () => (
    <Suspense>
      <AccountSlot />
      <NamedProductList skus={SKUS} urlKeys={[]} isCarousel={false} settings={SETTINGS} />
    </Suspense>
  );
  page = await openLivePage(shop, Screen, ({ platform, queryClient }) =>
    queryClient.ensureQueryData(namedProductsQuery(platform, { skus: SKUS, urlKeys: [] })),
  );
};
const text = (): string => page?.container.textContent ?? '';
const requested = (): string[] =>
  shop.sent.map(({ operation }) => operation).filter((operation) => priceQueries.has(operation));
const canBuy = (): boolean =>
  [...(page?.container.querySelectorAll('button') ?? [])].some(({ textContent }) => textContent === 'Add to cart');

test('[RO-10] a guest is asked to sign in, and the page sends no further requests', async () => {
  await openProduct('trade');
  await during(() => undefined);
  expect([text().includes('Sign in for price'), text().includes('$100.00'), canBuy(), requested()]).toEqual([
    true,
    false,
    false,
    [],
  ]);
});

test('[RO-10] a page rendered for guests refetches the product for a customer, and shows the price and the button', async () => {
  createSession().setToken(token);
  await openProduct('trade');
  await eventually(() => canBuy());
  expect([text().includes('$100.00'), text().includes('Sign in for price'), requested()]).toEqual([
    true,
    false,
    ['getProduct', 'getHiddenPriceReason'],
  ]);
});

test('a page without a hidden price is not refetched', async () => {
  createSession().setToken(token);
  await openProduct('open');
  await eventually(() => text().includes('Hi Ann'));
  expect([canBuy(), requested()]).toEqual([true, []]);
});

test('[RO-10] a price hidden from a customer shows a link to request a quote, and no request to sign in again', async () => {
  createSession().setToken(token);
  await openProduct('quote');
  await eventually(() => requested().length > 0 && !text().includes('Asking for your price'));
  expect([text().includes('Sign in for price'), canBuy()]).toEqual([false, false]);
  expect(
    [...(page?.container.querySelectorAll('a') ?? [])].map((link) => [link.textContent, link.getAttribute('href')]),
  ).toContainEqual(['Request a quote', '/account-quotes?sku=QUOTE']);
});

test('[RO-10] signing in on the page shows the price, signing out hides it again', async () => {
  await openProduct('trade');
  await during(() => page?.platform.session.setToken(token));
  await eventually(() => canBuy());
  await during(() => page?.platform.session.clearToken());
  await eventually(() => !canBuy());
  expect([text().includes('Sign in for price'), text().includes('$100.00')]).toEqual([true, false]);
});

test('[RO-10] signing in in another tab shows the price here', async () => {
  await openProduct('trade');
  await inOtherTab(() => createSession().setToken(token));
  await eventually(() => canBuy());
  expect(text()).toContain('$100.00');
});

test('[RO-10] a product list shows its prices to a customer after one request', async () => {
  createSession().setToken(token);
  await openList();
  await eventually(() => text().includes('Request a quote') && text().split('$100.00').length > 2);
  expect([text().split('$100.00').length - 1, text().includes('Sign in for price'), requested()]).toEqual([
    2,
    false,
    ['getNamedProducts'],
  ]);
});

test('every query that requests prices is among the refetched ones', () => {
  const documents = import.meta.glob<Record<string, unknown>>('/storefront/features/**/*.graphql.ts', { eager: true });
  const priced = Object.values(documents)
    .flatMap((module) => Object.values(module))
    .filter(
      (document): document is string =>
        typeof document === 'string' && document.startsWith('query') && document.includes('price_range'),
    );
  expect(
    priced.map((document) => /^query (\w+)/.exec(document)?.[1]).filter((name) => !priceQueries.has(name)),
  ).toEqual([]);
  expect(priced.length).toBeGreaterThan(3);
});
