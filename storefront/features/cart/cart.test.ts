import '#storefront/testing/window.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { browserStorage } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { newCustomer, orderOnOtherDevice } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import type { Cart } from './cart-context.tsx';
import { createCart } from './create-cart.ts';
import { refusalMessage } from './refusal-message.ts';
import { isEmptyCart } from './state/derive.ts';
import type { CartLine } from './state/types.ts';

let shop: LiveShop;
let platform: Platform;
let signOut: ReturnType<typeof vi.fn<() => Promise<void>>>;

beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  localStorage.clear();
  platform = await livePlatform(shop);
  signOut = vi.fn(async () => platform.session.clearToken());
  shop.sent.length = 0;
  shop.rewrite = (response) => response;
});

/** The cart of one tab, with the real client, back end and storage. */
const openTab = (): Cart => createCart(platform, { signOut });
const operations = () => shop.sent.map(({ operation }) => operation);
const state = ({ store }: Cart) => store.getState();
const linesOf = (cart: Cart) => state(cart).details?.lines.map(({ sku, quantity }) => [sku, quantity]);
const lineOf = (cart: Cart, sku: string): CartLine => {
  const line = state(cart).details?.lines.find((known) => known.sku === sku);
  if (!line) throw new Error(`${sku} is not in the cart`);
  return line;
};
const asCustomer = async (): Promise<Record<string, string>> => {
  const token = await newCustomer(shop);
  platform.session.setToken(token);
  return { authorization: `Bearer ${token}` };
};
const saved = () => browserStorage.get<string>('cartId');

test('[CL-06] [LK-03] addItem creates a cart if necessary, adds the item, and shows the returned cart', async () => {
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 2 });
  expect(operations()).toEqual(['createCart', 'addItem']);
  expect(linesOf(cart)).toEqual([['TILE', 2]]);
  expect([state(cart).isAddingItem, state(cart).isReady, saved()]).toEqual([false, true, state(cart).cartId]);
});

test('[CL-08] [CL-09] a guest’s item goes into a new cart if the old one was ordered elsewhere', async () => {
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 2 });
  const old = saved() ?? '';
  await orderOnOtherDevice(shop, old);
  shop.sent.length = 0;
  await cart.actions.addItem({ sku: 'CHEAP', quantity: 3 });
  expect(linesOf(cart)).toEqual([['CHEAP', 3]]);
  expect(saved()).not.toBe(old);
  expect(operations()).toEqual(['addItem', 'createCart', 'GetCart', 'addItem']);
  expect(signOut).not.toHaveBeenCalled();
});

test('[CL-07] a customer whose cart was ordered elsewhere is signed out, and the item goes into a new guest cart', async () => {
  const headers = await asCustomer();
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 2 });
  await orderOnOtherDevice(shop, saved() ?? '', headers);
  await cart.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  expect(signOut).toHaveBeenCalledTimes(1);
  expect(platform.session.isSignedIn()).toBe(false);
  expect(linesOf(cart)).toEqual([['CHEAP', 1]]);
  expect(shop.sent.at(-1)?.headers.has('authorization')).toBe(false);
});

test('[CL-10] [ER-06] reports a failure, and no added item, if no new cart can be created', async () => {
  browserStorage.set('cartId', 'x'.repeat(32));
  shop.lose('createCart');
  const cart = openTab();
  const failure = await cart.actions.addItem({ sku: 'TILE', quantity: 1 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: 'Unable to create cart' });
  expect(refusalMessage(failure)).toBe('cart.error.create');
  expect([state(cart).errors.getCart, state(cart).errors.addItem]).toEqual([failure, failure]);
  expect(isEmptyCart(state(cart).details)).toBe(true);
});

test('adding succeeds if only the response was lost', async () => {
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  shop.lose('addItem', true);
  await cart.actions.addItem({ sku: 'TILE', quantity: 2 });
  expect(linesOf(cart)).toEqual([['TILE', 3]]);
  shop.lose('addItem');
  const failure = await cart.actions.addItem({ sku: 'TILE', quantity: 2 }).catch((error: unknown) => error);
  expect(refusalMessage(failure)).toBe('cart.error.not_made');
  expect(linesOf(cart)).toEqual([['TILE', 3]]);
});

test('publishes an added item although its response has no cart and fetching the cart failed', async () => {
  const cart = openTab();
  shop.rewrite = (response) => {
    const { data } = JSON.parse(response);
    return JSON.stringify({
      data: data.addProductsToCart ? { addProductsToCart: { user_errors: [], cart: null } } : data,
    });
  };
  shop.lose('GetCart');
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(state(cart).errors.getDetails).toBeInstanceOf(Error);
});

test('reports a refusal with the shop’s message, and shows the current cart', async () => {
  const cart = openTab();
  await expect(cart.actions.addItem({ sku: 'LAST', quantity: 2 })).rejects.toMatchObject({
    userErrors: [{ code: 'INSUFFICIENT_STOCK' }],
  });
  expect(linesOf(cart)).toEqual([]);
  expect(state(cart).errors.addItem).toBeDefined();
});

test('[CL-11] a quantity is changed by one request, and its response is shown', async () => {
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  shop.sent.length = 0;
  await cart.actions.updateItem(lineOf(cart, 'TILE'), 4);
  expect(operations()).toEqual(['updateItem']);
  expect(linesOf(cart)).toEqual([['TILE', 4]]);
});

test('[CL-14] [CL-16] a guest’s change in a cart ordered elsewhere puts the item into a new cart', async () => {
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 2 });
  const old = saved() ?? '';
  await orderOnOtherDevice(shop, old);
  shop.sent.length = 0;
  await cart.actions.updateItem(lineOf(cart, 'TILE'), 5);
  expect(operations()).toEqual(['updateItem', 'createCart', 'GetCart', 'addItem']);
  expect(linesOf(cart)).toEqual([['TILE', 5]]);
  expect(state(cart).cartId).toBe(saved());
  expect(saved()).not.toBe(old);
});

test('[CL-14] [CL-15] a customer’s change in another customer’s cart is retried in the account’s cart', async () => {
  const headers = await asCustomer();
  const own = (await shop.execute('mutation { cartId: createEmptyCart }', {}, headers)).data.cartId as string;
  await shop.execute(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "TILE", quantity: 1 }]) { cart { id } } }',
    { id: own },
    headers,
  );
  const cart = openTab();
  browserStorage.set('cartId', own);
  await cart.actions.restore();
  const line = lineOf(cart, 'TILE');
  browserStorage.set('cartId', 'x'.repeat(32));
  shop.sent.length = 0;
  await cart.actions.updateItem(line, 6);
  expect(operations()).toEqual(['updateItem', 'createCart', 'GetCart', 'updateItem', 'GetCart']);
  expect([linesOf(cart), saved()]).toEqual([[['TILE', 6]], own]);
  expect(platform.session.isSignedIn()).toBe(true);
});

test('[CL-17] removing sends one request and removes only that line', async () => {
  const cart = openTab();
  for (const sku of ['TILE', 'CHEAP', 'LAST']) await cart.actions.addItem({ sku, quantity: 1 });
  shop.sent.length = 0;
  await cart.actions.removeItem(lineOf(cart, 'CHEAP'));
  expect(operations()).toEqual(['removeItem']);
  expect(linesOf(cart)).toEqual([
    ['TILE', 1],
    ['LAST', 1],
  ]);
});

test('[CL-18] removing a line that was already gone refetches the cart', async () => {
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  const line = lineOf(cart, 'TILE');
  await shop.execute(
    'mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
    { id: saved(), uid: line.uid },
  );
  await expect(cart.actions.removeItem(line)).rejects.toThrow();
  expect(linesOf(cart)).toEqual([]);
});

test('[CL-19] removing from a cart ordered elsewhere shows the new, empty cart', async () => {
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  const old = saved() ?? '';
  await orderOnOtherDevice(shop, old);
  await cart.actions.removeItem(lineOf(cart, 'TILE'));
  expect(state(cart)).toMatchObject({ isReady: true, cartId: saved(), details: { id: saved(), lines: [] } });
  expect(saved()).not.toBe(old);
});

test('[CL-21] discards a stored cart that was ordered, but not one that cannot be reached', async () => {
  const cart = openTab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  const old = saved();
  const later = openTab();
  shop.lose('GetCart');
  await later.actions.restore();
  expect([saved(), state(later).isReady, state(later).errors.getDetails]).toEqual([old, true, expect.any(Error)]);
  await orderOnOtherDevice(shop, old ?? '');
  await later.actions.restore();
  expect(state(later)).toMatchObject({ cartId: undefined, details: undefined, isReady: true });
  expect(saved()).toBeUndefined();
});

test('[CL-21] a customer whose stored cart was ordered elsewhere stays signed in and sees the account’s cart', async () => {
  const headers = await asCustomer();
  const first = openTab();
  await first.actions.addItem({ sku: 'TILE', quantity: 1 });
  await orderOnOtherDevice(shop, saved() ?? '', headers);
  const own = (await shop.execute('mutation { cartId: createEmptyCart }', {}, headers)).data.cartId as string;
  await shop.execute(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "LAST", quantity: 1 }]) { cart { id } } }',
    { id: own },
    headers,
  );
  const cart = openTab();
  await cart.actions.restore();
  expect([linesOf(cart), saved(), platform.session.isSignedIn()]).toEqual([[['LAST', 1]], own, true]);
});

test('[CL-01] [CL-03] restores a stored cart, and fetches a new one once it is created', async () => {
  const cart = openTab();
  await cart.actions.createCart();
  expect(operations()).toEqual(['createCart', 'GetCart']);
  expect(state(cart).details).toMatchObject({ id: saved(), lines: [] });
  shop.sent.length = 0;
  expect(await openTab().actions.createCart()).toBe(saved());
  expect(operations()).toEqual([]);
});

test('[CL-04] getDetails without a cart creates one first', async () => {
  const cart = openTab();
  await cart.actions.getDetails();
  expect(operations()).toEqual(['createCart', 'GetCart']);
  expect(state(cart).details?.id).toBe(saved());
});
