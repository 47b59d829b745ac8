import { expect, test } from 'vitest';
import { createBrowserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { CommerceClient } from '#storefront/platform/commerce/client.ts';
import { NetworkError } from '#storefront/platform/commerce/errors.ts';
import type { Session, SessionListener } from '#storefront/platform/session/session.ts';
import { guestWishes } from './guest-wishes.ts';
import { createWishes, FullWishlist, stateOf } from './wishes.ts';

const item = (id: string, sku: string, variant?: string) => ({
  id,
  quantity: 1,
  product: { sku },
  ...(variant ? { configured_variant: { sku: variant }, configurable_options: [{ value_label: '12 × 24' }] } : {}),
});

/** A fake account with a wishlist, and a browser. */
const open = ({ isSignedIn = false, stored = [] as ReturnType<typeof item>[] } = {}) => {
  const device = new Map<string, string>();
  const storage = createBrowserStorage(() => ({
    getItem: (key) => device.get(key) ?? null,
    setItem: (key, value) => void device.set(key, value),
    removeItem: (key) => void device.delete(key),
    key: () => null,
    length: 0,
  }));
  const account = { items: [...stored], isDown: '', refusal: '', losesResponses: false };
  const sent: unknown[] = [];
  let heard: SessionListener = () => undefined;
  let signedIn = isSignedIn;
  const response = async (document: string, variables: Record<string, unknown>): Promise<unknown> => {
    const result = await process(document, variables);
    if (account.losesResponses && !document.startsWith('query'))
      throw new NetworkError(new TypeError('Failed to fetch'));
    return result;
  };
  const process = async (document: string, variables: Record<string, unknown>): Promise<unknown> => {
    if (account.isDown && document.startsWith(account.isDown)) throw new Error('down');
    if (document.startsWith('query'))
      return { customer: { wishlists: [{ id: '5', items_v2: { items: account.items } }] } };
    sent.push(variables);
    if (document.includes('addProductsToWishlist')) {
      if (account.refusal)
        return { addProductsToWishlist: { user_errors: [{ code: 'UNDEFINED', message: account.refusal }] } };
      const wanted = variables['items'] as { sku: string; parent_sku?: string }[];
      for (const { sku, parent_sku: parent } of wanted)
        account.items.unshift(item(String(account.items.length + 1), parent ?? sku, parent && sku));
      return { addProductsToWishlist: { user_errors: [] } };
    }
    const gone = variables['items'] as string[];
    account.items = account.items.filter(({ id }) => !gone.includes(id));
    return { removeProductsFromWishlist: { user_errors: [] } };
  };
  const guests = { ...guestWishes(storage), watch: () => () => undefined };
  const wishes = createWishes(
    {
      commerce: { query: response, mutate: response } as unknown as CommerceClient,
      session: {
        isSignedIn: () => signedIn,
        subscribe: (listener: SessionListener) => {
          heard = listener;
          return () => undefined;
        },
      } as unknown as Session,
    },
    guests,
  );
  const change = (to: boolean): void => {
    signedIn = to;
    heard(to ? 'begun' : 'ended', 'here');
  };
  const skus = () => wishes.store.getState().wishes?.map(({ sku, variantSku }) => variantSku ?? sku);
  const state = (sku: string) => stateOf(wishes.store.getState(), sku);
  return { wishes, guests, account, sent, change, skus, state };
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('[AA-08] the state of a product is loading, in the wishlist, or out of it', async () => {
  const { wishes, state } = open({ isSignedIn: true });
  expect(state('A')).toBe('LOADING');
  await wishes.load();
  expect(state('A')).toBe('OUT_WISHLIST');
  const adding = wishes.add({ sku: 'A' });
  expect([state('A'), state('B')]).toEqual(['LOADING', 'OUT_WISHLIST']);
  await adding;
  expect(state('A')).toBe('IN_WISHLIST');
  await wishes.remove('A');
  expect(state('A')).toBe('OUT_WISHLIST');
});

test('[AA-08] after a lost response the list shows whether the change was made', async () => {
  const { wishes, account, state } = open({ isSignedIn: true });
  await wishes.load();
  account.losesResponses = true;
  await wishes.add({ sku: 'A' });
  expect(state('A')).toBe('IN_WISHLIST');
  await wishes.remove('A');
  expect(state('A')).toBe('OUT_WISHLIST');
  account.isDown = 'mutation';
  await expect(wishes.add({ sku: 'A' })).rejects.toThrow('down');
});

test('a guest’s list is stored in the browser, newest first, each product once', async () => {
  const { wishes, guests, skus, sent } = open();
  await wishes.add({ sku: 'A' });
  await wishes.add({ sku: 'B', variantSku: 'B-1' });
  await wishes.add({ sku: 'A', variantSku: 'A-2' });
  expect([skus(), guests.read().length, sent]).toEqual([['A-2', 'B-1'], 2, []]);
  await wishes.remove('A');
  await wishes.remove('B');
  expect([skus(), guests.read()]).toEqual([[], []]);
});

test('a guest’s list has at most a hundred products', async () => {
  const { wishes, guests } = open();
  guests.write(Array.from({ length: 100 }, (_, index) => ({ sku: `S${index}`, quantity: 1 })));
  await expect(wishes.add({ sku: 'A' })).rejects.toThrow(FullWishlist);
  expect(guests.read()).toHaveLength(100);
});

test('a customer’s list is the account’s: a variant is added with its product, and one item can be removed', async () => {
  const { wishes, skus, sent } = open({ isSignedIn: true, stored: [item('7', 'A', 'A-1'), item('8', 'A')] });
  await wishes.load();
  expect(wishes.store.getState().wishes?.[0]).toEqual({
    sku: 'A',
    variantSku: 'A-1',
    quantity: 1,
    itemId: '7',
    choices: ['12 × 24'],
  });
  await wishes.remove('A', '7');
  expect([skus(), sent]).toEqual([['A'], [{ list: '5', items: ['7'] }]]);
  await wishes.add({ sku: 'B', variantSku: 'B-1' });
  expect(sent.at(-1)).toEqual({ items: [{ sku: 'B-1', parent_sku: 'B', quantity: 1 }] });
});

test('at sign-in, products missing from the account’s list are copied from the guest’s list, once', async () => {
  const { wishes, guests, change, skus, sent } = open({ stored: [item('7', 'A')] });
  const [stop, other] = [wishes.follow(), wishes.follow()];
  await wishes.add({ sku: 'A' });
  await wishes.add({ sku: 'B' });
  await wishes.add({ sku: 'C' });
  change(true);
  expect(wishes.store.getState().wishes).toBe(undefined);
  await settled();
  expect(sent).toEqual([
    {
      items: [
        { sku: 'B', quantity: 1 },
        { sku: 'C', quantity: 1 },
      ],
    },
  ]);
  expect([skus(), guests.read()]).toEqual([['C', 'B', 'A'], []]);
  change(false);
  await settled();
  expect(skus()).toEqual([]);
  stop();
  other();
});

test('products stay in the browser if copying them to the account fails', async () => {
  const { wishes, guests, account } = open({ isSignedIn: true });
  guests.write([{ sku: 'A', quantity: 1 }]);
  account.isDown = 'mutation';
  await wishes.load();
  expect([wishes.store.getState().hasFailed, guests.read()]).toEqual([true, [{ sku: 'A', quantity: 1 }]]);
});

test('reports a full list of the account, and rejects if the back end fails', async () => {
  const { wishes, account, state } = open({ isSignedIn: true });
  await wishes.load();
  account.refusal = 'A wish list can hold 100 products at most';
  await expect(wishes.add({ sku: 'A' })).rejects.toThrow(FullWishlist);
  account.isDown = 'mutation';
  await expect(wishes.add({ sku: 'A' })).rejects.toThrow('down');
  expect(state('A')).toBe('OUT_WISHLIST');
});
