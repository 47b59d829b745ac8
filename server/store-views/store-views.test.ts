import { afterEach, expect, test, vi } from 'vitest';
import { silentLog } from '#commerce/platform/log.ts';
import type { StorePaths } from '#contract/store-views.ts';
import { Unavailable } from '../commerce/circuit-breaker.ts';
import type { QueryCall } from '../commerce/port.ts';
import { loadSettings } from '#commerce/settings.ts';
import { openStoreViews } from './open-store-views.ts';
import { createStoreViews } from './store-views.ts';

const config = (store_code: string, change: object = {}) => ({
  id: 1,
  store_code,
  store_name: `Name of ${store_code}`,
  store_group_code: 'main',
  website_code: 'base',
  store_sort_order: 0,
  is_default_store: store_code === 'default',
  is_default_store_group: true,
  locale: 'en_US',
  default_country: null,
  default_display_currency_code: 'USD',
  category_url_suffix: '.html',
  product_url_suffix: '.html',
  secure_base_media_url: 'https://magento.test/media/',
  ...change,
});
type Config = ReturnType<typeof config>;
type Extensions = {
  menus?: object;
  visits?: readonly string[];
  currencies?: readonly string[];
  taxes?: object;
  taxDisplay?: object;
};

const open: { close(): void }[] = [];
afterEach(() => {
  for (const views of open.splice(0)) views.close();
});

/** A back end with these store views; without extensions it is a plain Magento. */
const backEnd = (stores: Config[], { menus, visits, currencies = ['USD'], taxes, taxDisplay }: Extensions = {}) => {
  const shop = { stores, isAway: false };
  let purge: (tags: ReadonlySet<string>) => void = () => {};
  const query = vi.fn(async ({ query: document, headers }: QueryCall) => {
    if (shop.isAway) throw new Unavailable('away');
    const responseOf = (data: object | undefined) => ({
      result: data ? { data } : { data: null, errors: [{ message: 'Cannot query field' }] },
      tags: [],
    });
    if (document.includes('getAvailableStoresData')) return responseOf({ availableStores: shop.stores });
    if (document.includes('getStoreMenus')) return responseOf(menus && { availableStores: menus });
    if (document.includes('getStoreTaxes')) return responseOf(taxes && { availableStores: taxes });
    if (document.includes('getStoreTaxDisplay')) return responseOf(taxDisplay && { availableStores: taxDisplay });
    if (document.includes('getStoreCurrencies'))
      return responseOf({ currency: { available_currency_codes: [null, ...currencies] } });
    return responseOf(visits && { showrooms: [{ takes_visits: visits.includes(headers['store'] ?? '') }] });
  });
  const commerce = {
    query,
    onPurge: (listener: typeof purge) => {
      purge = listener;
      return () => {};
    },
  };
  return { shop, commerce, query, purge: (...tags: string[]) => purge(new Set(tags)) };
};

const start = async (
  { commerce }: ReturnType<typeof backEnd>,
  { paths = {}, ...times }: { paths?: StorePaths; refreshMs?: number; againMs?: number } = {},
) => {
  const views = createStoreViews({ commerce, paths, log: silentLog, ...times });
  open.push(views);
  await views.start();
  return views;
};

test('the one view of a plain Magento is at the root, in the country of its locale', async () => {
  const views = await start(backEnd([config('default')]));
  expect([views.list(), views.problems()]).toEqual([
    [
      {
        code: 'default',
        id: 1,
        prefix: '',
        label: 'Name of default',
        language: 'en',
        locale: 'en_US',
        languageTag: 'en-US',
        currency: 'USD',
        currencies: ['USD'],
        countryId: 'US',
        groupCode: 'main',
        websiteCode: 'base',
        isDefault: true,
        sortOrder: 0,
        categorySuffix: '.html',
        productSuffix: '.html',
        mediaBase: 'https://magento.test/media/',
        menuIdentifier: 'default',
        homePage: 'home',
        noRoutePage: 'no-route',
        tax: 'added',
        takesVisits: false,
      },
    ],
    [],
  ]);
});

test('[RT-49] reads the configured home page and page for unknown URLs', async () => {
  const own = { ...config('default'), cms_home_page: 'start|7', cms_no_route: 'lost' };
  const views = await start(backEnd([own]));
  expect(views.list()[0]).toMatchObject({ homePage: 'start', noRoutePage: 'lost' });
});

test.each([
  [{}, { tax: 'added' }],
  [{ taxDisplay: [{ store_code: 'default', display_product_prices_in_catalog: 1 }] }, { tax: 'added' }],
  [{ taxDisplay: [{ store_code: 'default', display_product_prices_in_catalog: 2 }] }, { tax: 'included' }],
  [{ taxDisplay: [{ store_code: 'other', display_product_prices_in_catalog: 2 }] }, { tax: 'added' }],
  [
    {
      taxes: [{ store_code: 'default', is_tax_collected: false, included_tax_name: null }],
      taxDisplay: [{ store_code: 'default', display_product_prices_in_catalog: 1 }],
    },
    { tax: 'none' },
  ],
  [
    {
      taxes: [{ store_code: 'default', is_tax_collected: true, included_tax_name: 'VAT' }],
      taxDisplay: [{ store_code: 'default', display_product_prices_in_catalog: 3 }],
    },
    { tax: 'included', taxName: 'VAT' },
  ],
])('a view has the tax settings of the back end: %j', async (answers, expected) => {
  const views = await start(backEnd([config('default')], answers));
  const { tax, taxName } = views.list()[0]!;
  expect({ tax, ...(taxName && { taxName }) }).toEqual(expected);
});

test('[GQ-10] getAvailableStoresData without variables reads the fields of all views', async () => {
  const shop = backEnd([config('default')]);
  await start(shop);
  const [call] = shop.query.mock.calls
    .map(([one]) => one)
    .filter(({ query }) => query.includes('getAvailableStoresData'));
  expect([call?.query.match(/^query getAvailableStoresData \{/)?.index, call?.variables, call?.headers]).toEqual([
    0,
    undefined,
    {},
  ]);
  for (const field of Object.keys(config('default'))) expect(call?.query).toMatch(new RegExp(`\\b${field}\\b`));
});

test('menus, currencies and visits depend on the view', async () => {
  const views = await start(
    backEnd([config('default'), config('fr', { locale: 'fr_CA', default_country: 'CA' })], {
      menus: [{ store_code: 'fr', menu_identifier: 'menu_fr' }],
      visits: ['fr'],
      currencies: ['CAD', 'USD'],
    }),
  );
  expect(
    views
      .list()
      .map(({ code, menuIdentifier, takesVisits, currencies, countryId }) => [
        code,
        menuIdentifier,
        takesVisits,
        currencies.join(),
        countryId,
      ]),
  ).toEqual([
    ['default', 'default', false, 'USD,CAD', 'US'],
    ['fr', 'menu_fr', true, 'USD,CAD', 'CA'],
  ]);
});

test('views without a given path have their code as prefix; STORE_PATHS changes it', async () => {
  const four = ['default', 'b2b', 'fr', 'fr_ch'].map((code, id) => config(code, { id }));
  const prefixes = async (paths?: StorePaths) =>
    (await start(backEnd(four), paths ? { paths } : {})).list().map(({ prefix }) => prefix);
  expect(await prefixes()).toEqual(['', '/b2b', '/fr', '/fr_ch']);
  expect(await prefixes({ default: '/us', fr: '' })).toEqual(['/us', '/b2b', '', '/fr_ch']);
});

test('a view that cannot be served is left out and reported, and another view is at the root', async () => {
  const views = await start(
    backEnd([config('default', { locale: '' }), config('poor', { default_display_currency_code: null }), config('en')]),
    { paths: { shop: '/shop' } },
  );
  expect(views.list().map(({ code, prefix }) => [code, prefix])).toEqual([['en', '']]);
  expect(views.problems()).toEqual([
    'Store view default is not served: it has the unknown locale "": correct it in the back end',
    'Store view poor is not served: it has no default currency: set it in the back end',
    'STORE_PATHS names shop, which is no store view of the back end: correct the setting',
  ]);
});

test('a view without messages in its language is served, and reported', async () => {
  const views = await start(backEnd([config('default', { locale: 'de_DE' }), config('en')]));
  expect(views.list().map(({ code, languageTag }) => [code, languageTag])).toEqual([
    ['default', 'de-DE'],
    ['en', 'en-US'],
  ]);
  expect(views.problems()).toEqual([
    expect.stringMatching(/^Store view default shows its messages in English, because there are none in German/),
  ]);
});

test('a view that is switched off disappears after a purge of the stores, and only such a purge reads them', async () => {
  const shop = backEnd([config('default'), config('fr', { locale: 'fr_CA' })]);
  const views = await start(shop);
  const changed = vi.fn();
  views.onChange(changed);
  shop.shop.stores = [config('default')];
  const reads = shop.query.mock.calls.length;
  shop.purge('product:1');
  await views.refresh();
  shop.query.mockClear();
  expect(reads).toBeGreaterThan(0);
  shop.shop.stores = [config('default', { store_name: 'New name' })];
  shop.purge('store');
  await expect.poll(() => views.list().map(({ label }) => label)).toEqual(['New name']);
  expect(changed).toHaveBeenCalledTimes(2);
});

test('reports why a back end does not name its views', async () => {
  const query = async () => ({
    result: { data: null, errors: [{ message: 'Cannot query field "default_country" on type "StoreConfig".' }] },
    tags: [],
  });
  const views = createStoreViews({ commerce: { query, onPurge: () => () => {} }, paths: {}, log: silentLog });
  open.push(views);
  await views.start();
  expect(views.problems()).toEqual([
    'The store views are not known: Cannot query field "default_country" on type "StoreConfig".',
  ]);
});

test('an unchanged list is no change, and one that cannot be read stays', async () => {
  const shop = backEnd([config('default')]);
  const views = await start(shop);
  const changed = vi.fn();
  views.onChange(changed);
  await views.refresh();
  shop.shop.isAway = true;
  await views.refresh();
  expect([changed.mock.calls.length, views.list().length, views.problems()]).toEqual([0, 1, []]);
});

test('is read again at an interval, and more often until it is known', async () => {
  const shop = backEnd([config('default')]);
  shop.shop.isAway = true;
  const views = await start(shop, { refreshMs: 20, againMs: 5 });
  expect(views.list()).toEqual([]);
  expect(views.problems()).toEqual(['The store views are not known: away']);
  shop.shop.isAway = false;
  await expect.poll(() => views.list().length).toBe(1);
  shop.shop.stores = [config('default'), config('second')];
  await expect.poll(() => views.list().length).toBe(2);
});

test('a shop opens with the paths of STORE_PATHS, and prints its problems', async () => {
  const { commerce } = backEnd([config('default'), config('fr', { locale: 'fr_CA' })]);
  const settings = loadSettings({ NODE_ENV: 'test', STORE_PATHS: 'default:/en,fr:/,gone:/gone' });
  const say = vi.fn<(line: string) => void>();
  const voice = { say, step: (_: string, work: () => Promise<never>) => work() } as never;
  const views = await openStoreViews(commerce, { settings, log: silentLog, voice });
  open.push(views);
  expect(views.list().map(({ code, prefix }) => [code, prefix])).toEqual([
    ['default', '/en'],
    ['fr', ''],
  ]);
  expect(say).toHaveBeenCalledWith(expect.stringContaining('STORE_PATHS names gone'));
});
