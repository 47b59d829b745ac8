import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TypedDocument } from '#contract/typed-document.ts';
import { createBrowserStorage, STORAGE_PREFIX, type StorageArea } from '../browser-storage/browser-storage.ts';
import { guestSession } from '../session/session.ts';
import { STORE_VIEWS } from '#contract/testing/store-views.ts';
import { dropCartResponses, dropCustomerResponses } from './drop-responses.ts';
import {
  clearPersistedResponses,
  persistResponses,
  PERSIST_SECONDS,
  MAX_PERSISTED,
  restoreResponses,
} from './persisted-responses.ts';
import { queryOptionsFor } from './query-options.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const device = () => {
  const entries = new Map<string, string>();
  const area: StorageArea = {
    get length() {
      return entries.size;
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
  return { entries, storage: createBrowserStorage(() => area) };
};

type Options = Partial<Parameters<typeof persistResponses>[0]>;
const visit = (storage: ReturnType<typeof createBrowserStorage>, options: Options = {}) => {
  const queryClient = new QueryClient();
  const stop = persistResponses({
    queryClient,
    storage,
    storeView: 'CA_EN',
    release: 'r1',
    session: guestSession,
    ...options,
  });
  return { queryClient, stop };
};
const MENU = ['CA_EN', 'CAD', 'snowdogMenus', { identifiers: ['a'] }];
const menuIn = ({ queryClient }: { queryClient: QueryClient }) => queryClient.getQueryData(MENU);

test('[LK-16] stores responses on the device by store view and restores them on the next visit', () => {
  const { entries, storage } = device();
  const first = visit(storage);
  first.queryClient.setQueryData(MENU, { items: ['Tiles'] });
  vi.advanceTimersByTime(1000);
  expect([...entries.keys()]).toEqual([`${STORAGE_PREFIX}query-cache-CA_EN`]);
  const next = visit(storage);
  expect(menuIn(next)).toEqual({ items: ['Tiles'] });
  expect(next.queryClient.getQueryState(MENU)?.dataUpdatedAt).toBe(
    first.queryClient.getQueryState(MENU)?.dataUpdatedAt,
  );
  expect(menuIn(visit(storage, { storeView: 'CA_FR' }))).toBeUndefined();
});

test('data embedded in the page takes precedence over stored responses', () => {
  const { storage } = device();
  const first = visit(storage);
  first.queryClient.setQueryData(MENU, 'old');
  first.stop();
  const queryClient = new QueryClient();
  queryClient.setQueryData(MENU, 'new');
  restoreResponses({ queryClient, storage, storeView: 'CA_EN', release: 'r1', session: guestSession });
  expect(queryClient.getQueryData(MENU)).toBe('new');
});

test('never stores prices, carts, customers or checkout, and nothing while a customer is signed in', () => {
  const { entries, storage } = device();
  const { queryClient, stop } = visit(storage);
  for (const operation of [
    'getProduct',
    'getProductList',
    'getAutocompleteResults',
    'cartDetails',
    'getItemCount',
    'accountChipQuery',
    'getCheckoutTotals',
    'getPlacedOrder',
    'getTrackData',
    'ResolveURL',
  ])
    queryClient.setQueryData(['CA_EN', 'CAD', operation, {}], { secret: 1 });
  vi.advanceTimersByTime(5000);
  stop();
  expect(entries.size).toBe(0);
  const signedIn = visit(storage, { session: { isSignedIn: () => true } });
  signedIn.queryClient.setQueryData(MENU, 'menu');
  signedIn.stop();
  expect(entries.size).toBe(0);
});

test('ignores responses of another release or older than a day', () => {
  const { entries, storage } = device();
  const first = visit(storage);
  first.queryClient.setQueryData(MENU, 'menu');
  first.stop();
  vi.advanceTimersByTime((PERSIST_SECONDS + 1) * 1000);
  expect(menuIn(visit(storage))).toBeUndefined();
  const second = visit(storage);
  second.queryClient.setQueryData(MENU, 'menu');
  second.stop();
  expect(menuIn(visit(storage, { release: 'r2' }))).toBeUndefined();
  expect(entries.size).toBe(0);
});

test('limits the stored size, and stores the newest first', () => {
  const { entries, storage } = device();
  const { queryClient, stop } = visit(storage);
  const page = (name: string) => ['CA_EN', 'CAD', 'getCmsPage', { name }];
  for (const name of ['a', 'b', 'c']) {
    queryClient.setQueryData(page(name), 'x'.repeat(MAX_PERSISTED * 0.4));
    vi.advanceTimersByTime(10);
  }
  stop();
  expect(entries.get(`${STORAGE_PREFIX}query-cache-CA_EN`)?.length).toBeLessThan(MAX_PERSISTED * 1.1);
  const next = visit(storage).queryClient;
  expect(['a', 'b', 'c'].map((name) => next.getQueryData(page(name)) !== undefined)).toEqual([false, true, true]);
});

test('clearing removes only the stored responses, of every store view', () => {
  const { entries, storage } = device();
  for (const storeView of ['CA_EN', 'CA_FR', 'US_EN']) {
    const { queryClient, stop } = visit(storage, { storeView });
    queryClient.setQueryData([storeView, 'CAD', 'snowdogMenus', {}], 'menu');
    stop();
  }
  storage.set('cartId', 'abc');
  expect(entries.size).toBe(4);
  clearPersistedResponses(storage);
  expect(storage.keys()).toEqual(['cartId']);
});

const known = (queryClient: QueryClient, text: string) => {
  const options = queryOptionsFor(
    { commerce: {} as never, storeView: STORE_VIEWS.CA_EN, currency: 'CAD' },
    text as TypedDocument<unknown, object>,
    {},
  );
  queryClient
    .getQueryCache()
    .build(queryClient, options as never)
    .setData({});
};
const left = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey[2]);

test('[NT-08] clearing drops carts, applied gift cards, shipping addresses of carts and available shipping methods', () => {
  const queryClient = new QueryClient();
  const documents = [
    'query details($cartId:String!){cart(cart_id:$cartId){id}}',
    'query mine{customerCart{id}}',
    'query gifts($a:Int){basket{applied_gift_cards{code}}}',
    'query places{x{shipping_addresses{city}}}',
    'query methods{x{available_shipping_methods{carrier_code}}}',
    'query menu($cart:String){snowdogMenus{items{cartLike title}}}',
  ];
  for (const text of documents) known(queryClient, text);
  dropCartResponses(queryClient);
  expect(left(queryClient)).toEqual(['menu']);
});

test('[NT-09] clearing drops everything whose type starts with Customer', () => {
  const queryClient = new QueryClient();
  for (const text of [
    'query chip{customer{id}}',
    'query orders{customerOrders{items{id}}}',
    'query node{node{...on CustomerAddress{city}}}',
    'query company{company{name}}',
    'query orders2{companyPurchaseOrders{items{uid}}}',
    'query card{defaultPaymentToken}',
    'query list{products{items{sku}}}',
  ])
    known(queryClient, text);
  dropCustomerResponses(queryClient);
  expect(left(queryClient)).toEqual(['list']);
});
