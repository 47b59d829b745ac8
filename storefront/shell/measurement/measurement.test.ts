// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import type { ShopEvent } from '#storefront/platform/analytics/events.ts';
import { handleEvents } from '#storefront/platform/analytics/publish.ts';
import { idOf } from '#storefront/platform/product-data/id-of.ts';
import { productOf, recommendedOf, type ProductRecord } from './page-facts.ts';
import { watchChoices } from './watch-choices.ts';
import { watchSearches } from './watch-searches.ts';

const price = (value: number | null, regular = value) => ({
  final_price: { value, currency: value === null ? null : 'CAD' },
  regular_price: { value: regular, currency: 'CAD' },
});
const record = (facts: Partial<ProductRecord> = {}): ProductRecord => ({
  __typename: 'ConfigurableProduct',
  uid: btoa('42'),
  sku: 'TILE',
  name: 'Tile',
  url_key: 'tile',
  url_suffix: '.html',
  media_gallery: [{ url: '/media/tile.webp' }],
  price_range: { minimum_price: price(10.5, 12), maximum_price: price(20) },
  categories: [{ url_path: 'manufactured-tiles' }],
  ...facts,
});

let stops: (() => void)[] = [];
afterEach(() => {
  stops.forEach((stop) => stop());
  stops = [];
  document.body.innerHTML = '';
});
const taking = (): ShopEvent[] => {
  const taken: ShopEvent[] = [];
  stops.push(handleEvents((event) => taken.push(event)));
  return taken;
};

test('[AN-08] a product is measured with the data of the back end’s response', () => {
  expect(productOf(record())).toEqual({
    id: 42,
    sku: 'TILE',
    name: 'Tile',
    path: '/tile.html',
    image: '/media/tile.webp',
    price: { final: 10.5, regular: 12, highest: 20, currency: 'CAD' },
    categories: ['manufactured-tiles'],
    type: 'configurable',
  });
  expect(productOf(record({ price_range: { minimum_price: price(null), maximum_price: null } })).price).toBeUndefined();
  expect([idOf(btoa('7')), idOf('not base64!'), idOf(btoa('x'))]).toEqual([7, 0, 0]);
});

test('[AN-09] related products are measured as recommendations', () => {
  expect(
    recommendedOf(
      record({ related_products: [record({ sku: 'TRIM', uid: btoa('9'), __typename: 'SimpleProduct' }), null] }),
    ),
  ).toMatchObject([{ sku: 'TRIM', id: 9, type: 'simple', price: 10.5, currency: 'CAD' }]);
});

const LIST = [
  'CA_EN',
  'CAD',
  'getProductList',
  { search: 'marble', filter: { finish: { in: ['5'] } }, sort: { relevance: 'DESC' }, currentPage: 1, pageSize: 6 },
] as const;
const cards = {
  total: 1,
  totalPages: 1,
  suggestions: [],
  cards: [{ sku: 'TILE', name: 'Tile', path: '/tile.html', price: { finalMinor: 1050 } }],
};

test('[AN-12] search results are published when displayed, not when they are prefetched', () => {
  const taken = taking();
  const client = new QueryClient();
  const searches = watchSearches(client);
  stops.push(searches.stop);
  client.setQueryData(LIST, cards);
  expect(taken).toEqual([]);
  stops.push(new QueryObserver(client, { queryKey: LIST, staleTime: Infinity }).subscribe(() => undefined));
  expect(taken).toEqual([]);
  searches.showPage('marble');
  expect(taken.map(({ kind }) => kind)).toEqual(['search-sent', 'search-answered', 'search-shown']);
  expect(taken[1]).toMatchObject({
    search: { unit: 'search-results', phrase: 'marble', filters: [{ attribute: 'finish', in: ['5'] }] },
    results: { products: [{ sku: 'TILE', price: 10.5 }] },
  });
  const more = [...LIST.slice(0, 3), { ...LIST[3], currentPage: 2 }];
  client.setQueryData(more, cards);
  stops.push(new QueryObserver(client, { queryKey: more, staleTime: Infinity }).subscribe(() => undefined));
  expect(taken).toHaveLength(6);
});

test('[AN-12] publishes suggestions as sent, answered and shown below the field', async () => {
  const taken = taking();
  const client = new QueryClient();
  stops.push(watchSearches(client).stop);
  await client.fetchQuery({
    queryKey: ['CA_EN', 'CAD', 'getAutocompleteResults', { inputText: 'oak' }],
    queryFn: async () => ({
      products: [{ id: '1', sku: 'OAK', name: 'Oak', path: '/oak.html', image: undefined, price: { finalMinor: 500 } }],
      categories: [],
    }),
  });
  await client.fetchQuery({ queryKey: ['CA_EN', 'CAD', 'getProduct', { urlKey: 'x' }], queryFn: async () => ({}) });
  expect(taken.map(({ kind }) => kind)).toEqual(['search-sent', 'search-answered', 'search-shown']);
  expect(taken[1]).toMatchObject({
    search: { unit: 'popover', phrase: 'oak' },
    results: { products: [{ sku: 'OAK', price: 5 }] },
  });
});

test('[AN-12][AN-09] a click on a link is published as a choice if the link is in results or recommendations', () => {
  const taken = taking();
  const found = { sku: 'OAK', name: 'Oak', path: '/oak.html', image: undefined, price: 5 };
  const results = {
    products: [found],
    categories: [{ name: 'Vinyl', path: '/search.html?query=oak&category_id%5Bfilter%5D=Vinyl%2C4' }],
    suggestions: ['oak floor'],
  };
  const searches = { shown: () => results, showPage: () => undefined, stop: () => undefined };
  let isOnResults = false;
  stops.push(
    watchChoices(
      {
        searches,
        recommended: () => [{ ...found, sku: 'TRIM', path: '/trim.html', id: 9, type: 'simple', currency: 'CAD' }],
        prefix: '/CA_FR',
      },
      () => isOnResults,
    ),
  );
  document.body.innerHTML = `<div role="listbox"><a href="/CA_FR/oak.html">1</a><a href="/CA_FR/search.html?query=oak&category_id%5Bfilter%5D=Vinyl%2C4">2</a></div>
    <main><a href="/CA_FR/oak.html"><b>3</b></a><a href="/CA_FR/trim.html">4</a><a href="/CA_FR/search.html?query=oak+floor">5</a><a href="https://other.example/oak.html">6</a></main>`;
  document.addEventListener('click', (event) => event.preventDefault(), { once: false });
  const press = (index: number) => document.querySelectorAll('a')[index]?.click();
  [0, 1, 2, 3, 5].forEach(press);
  isOnResults = true;
  [2, 4].forEach(press);
  expect(taken).toEqual([
    { kind: 'search-chosen', unit: 'popover', chosen: { product: 'OAK' } },
    { kind: 'search-chosen', unit: 'popover', chosen: { category: 'Vinyl' } },
    { kind: 'recommendation-chosen', unitId: 'related-products', productId: 9 },
    { kind: 'search-chosen', unit: 'search-results', chosen: { product: 'OAK' } },
    { kind: 'search-chosen', unit: 'search-results', chosen: { suggestion: 'oak floor' } },
  ]);
});
