import { createMemoryHistory } from '#storefront/platform/navigation/history.ts';
import { createRouter } from '#storefront/platform/navigation/router.ts';
import Fastify from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SAMPLE_VIEWS } from '#contract/testing/store-views.ts';
import { fixedStoreViews } from '#server/store-views/store-views.ts';
import { isPrivatePage, PAGES, type PageEntry } from '#contract/pages.ts';
import { addRobotsRoute } from '#server/assets/robots.ts';
import { pageSources } from '#server/http/page-sources.ts';
import { createQueryClient } from '#storefront/platform/commerce/query-client.ts';
import { testPlatform } from '#storefront/testing/render.tsx';
import { isStoredOffline } from '#storefront/worker/requests.ts';
import { fixedRoutes } from './fixed-pages.ts';
import { views } from './views.tsx';
import { factsOf, headOf, loadedPageOf } from '#storefront/shell/loaded-page.ts';
import { definePage, type FixedPage } from '#storefront/shell/page.tsx';

const listed: Record<string, PageEntry> = PAGES;

/** A new page consists of its file and its line in the list. */
const moodBoard: FixedPage = definePage({
  load: ({ search }) => Promise.resolve(`Board ${String(search['query'])}`),
  head: ({ data }) => ({ title: data }),
  facts: (phrase) => ({ phrase }),
  Component: ({ data }) => <h1>{data}</h1>,
});

const files = () => ({
  ...Object.fromEntries(Object.keys(PAGES).map((name) => [`./pages/${name}.tsx`, () => Promise.resolve(moodBoard)])),
});

beforeEach(() => {
  listed['mood-board'] = { path: '/mood-board', kind: 'cms', privacy: 'shopper' };
});
afterEach(() => {
  delete listed['mood-board'];
});

const visit = async (address: string) => {
  const context = { platform: await testPlatform(), queryClient: createQueryClient() };
  const router = createRouter({
    routes: fixedRoutes(files()),
    history: createMemoryHistory({ initialEntries: [address] }),
    context,
    views,
    isServer: true,
  });
  await router.load();
  const { shown } = router.state;
  return { head: headOf(shown), facts: factsOf(shown), page: loadedPageOf(shown) };
};

test('a listed page with a file is found, and has its title, data, page type and preload', async () => {
  const { head, facts, page } = await visit('/mood-board?query=oak');
  expect(head).toEqual({ title: 'Board oak', path: '/mood-board', isIndexed: false });
  expect(facts).toEqual({ kind: 'cms', phrase: 'Board oak' });
  expect(page?.module).toBe('storefront/routes/pages/mood-board.tsx');
  expect(renderToStaticMarkup(page?.render())).toBe('<h1>Board oak</h1>');
});

/** The file of the page at an address. */
const fileAt = async (address: string): Promise<string | undefined> => (await visit(address)).page?.module;
const file = (name: string): string => `storefront/routes/pages/${name}.tsx`;

test('[RT-05] /wishlist is the wishlist', async () => {
  expect(await fileAt('/wishlist')).toBe(file('wishlist'));
});

test('[RT-19] /account-information is the account information', async () => {
  expect(await fileAt('/account-information')).toBe(file('account/information'));
});

test('[RT-39] /style-guide is the style guide', async () => {
  expect(await fileAt('/style-guide')).toBe(file('style-guide'));
});

test('[RT-31] [RT-32] an application URL may contain the code of a job, and a job URL must', async () => {
  const { page, head } = await visit('/careers/apply/tiler');
  expect([page?.module, head?.path]).toEqual([file('careers/apply'), '/careers/apply/tiler']);
  expect(await fileAt('/careers/apply')).toBe(file('careers/apply'));
  expect(await fileAt('/careers/job')).toBeUndefined();
});

test('[RT-43] the URL of a product’s reviews contains its sku', async () => {
  const { page, head } = await visit('/reviews/LUM%2012');
  expect([page?.module, head?.path]).toEqual([file('reviews'), '/reviews/LUM%2012']);
  expect(await fileAt('/reviews')).toBeUndefined();
});

test('[RT-08] [RT-09] the saved cards have two URLs without a redirect, and name /my-payments as canonical', async () => {
  const { page, head } = await visit('/saved-payments');
  expect([page?.module, head?.path]).toEqual([file('account/saved-payments'), '/my-payments']);
  expect(await fileAt('/my-payments')).toBe(file('account/payments'));
});

test('[RT-21] a path longer than a fixed page’s is not that page', async () => {
  expect(await fileAt('/cart')).toBe(file('cart'));
  expect(await Promise.all(['/cart/other', '/checkout/other', '/wishlist/x', '/faq/x'].map(fileAt))).toEqual(
    Array(4).fill(undefined),
  );
});

test('a page’s privacy setting determines its security policy, offline copies and robots.txt', async () => {
  const robots = async (): Promise<string> => {
    const app = Fastify();
    addRobotsRoute(app, { storeViews: fixedStoreViews(SAMPLE_VIEWS) });
    return (await app.inject('/robots.txt')).body;
  };
  const all = async () => ({
    isPrivate: isPrivatePage('/mood-board'),
    films:
      (
        pageSources('/mood-board', {
          mapsKey: 'key',
          analyticsUrl: undefined,
          paymentSources: { script: [], connect: [] },
        }).frame ?? []
      ).length > 0,
    copy: isStoredOffline('/mood-board'),
    crawled: !(await robots()).includes('Disallow: /CA_FR/mood-board$\n'),
  });
  expect(await all()).toEqual({ isPrivate: true, films: false, copy: false, crawled: false });
  listed['mood-board'] = { path: '/mood-board' };
  expect(await all()).toEqual({ isPrivate: false, films: true, copy: true, crawled: true });
});

test('a response with a customer’s own data is not stored; other responses may be', async () => {
  const stored = async (path: string) => (await visit(path)).page?.isStored;
  expect([await stored('/order-history'), await stored('/create-account'), await stored('/cart')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('[AN-21] pages are measured by their page type', async () => {
  const kinds = await Promise.all(
    ['/', '/cart', '/checkout', '/checkout/receipt', '/search.html', '/style-guide'].map(async (path) => {
      const { facts } = await visit(path);
      return facts.kind;
    }),
  );
  expect(kinds).toEqual(['home', 'cart', 'checkout', 'receipt', 'search', 'other']);
});

test('public pages are indexed unless they opt out', async () => {
  const found = ['/', '/showroom-reservation', '/search.html', '/cart', '/create-account'].map(async (path) => {
    const { head } = await visit(path);
    return head?.isIndexed;
  });
  expect(await Promise.all(found)).toEqual([true, true, false, false, false]);
});

test('a listed page without a file throws at start', () => {
  expect(() => fixedRoutes()).toThrow('There is no storefront/routes/pages/mood-board.tsx');
});
