import '#storefront/testing/window.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { measuring } from '#storefront/platform/analytics/testing/analytics.ts';
import { handleEvents } from '#storefront/platform/analytics/publish.ts';
import { browserStorage, STORAGE_PREFIX } from '#storefront/platform/browser-storage/browser-storage.ts';
import type { StoreViewCode } from '#contract/page-render.ts';
import { newCustomer, orderOnOtherDevice, shipOnOtherDevice } from '#storefront/testing/other-device.ts';
import { livePlatform } from '#storefront/testing/live-platform.ts';
import { openLiveShop, type LiveShop } from '#storefront/testing/live-shop.ts';
import type { Cart } from './cart-context.tsx';
import { createCart } from './create-cart.ts';

let shop: LiveShop;

beforeAll(async () => {
  shop = await openLiveShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  localStorage.clear();
  shop.sent.length = 0;
  shop.rewrite = (response) => response;
});

const tab = async (code: StoreViewCode = 'CA_EN'): Promise<Cart> =>
  createCart(await livePlatform(shop, code), { signOut: async () => undefined });
const details = ({ store }: Cart) => store.getState().details;
const linesOf = (cart: Cart) => details(cart)?.lines.map(({ sku, quantity }) => [sku, quantity]);
const saved = (): string => browserStorage.get<string>('cartId') ?? '';
const operations = () => shop.sent.map(({ operation }) => operation);
const until = (check: () => unknown) => vi.waitUntil(check, { timeout: 30_000 });
/** The storage event that the browser sends to other tabs. */
const notifyTabs = (key = 'cart'): void =>
  void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_PREFIX + key }));

test('a tab’s cart shows items that another tab adds, changes and removes', async () => {
  const [here, there] = [await tab(), await tab()];
  await here.actions.addItem({ sku: 'TILE', quantity: 1 });
  await there.actions.addItem({ sku: 'CHEAP', quantity: 2 });
  notifyTabs();
  await until(() => linesOf(here)?.length === 2);
  const [first] = details(there)?.lines ?? [];
  if (!first) throw new Error('nothing there');
  await there.actions.updateItem(first, 2);
  notifyTabs();
  await until(() => details(here)?.totalQuantity === 4);
  await there.actions.removeItem(first);
  notifyTabs();
  await until(() => linesOf(here)?.length === 1);
  expect([linesOf(here), saved()]).toEqual([[['CHEAP', 2]], details(there)?.id]);
});

test('only the tab that adds an item publishes the event', async () => {
  // Takes the events that earlier tests left in the queue.
  handleEvents(() => undefined)();
  const [here, there] = [await tab(), await tab()];
  await here.actions.addItem({ sku: 'TILE', quantity: 1 });
  const { notify, names } = measuring();
  const stop = handleEvents(notify);
  await there.actions.addItem({ sku: 'CHEAP', quantity: 2 });
  notifyTabs();
  await until(() => linesOf(here)?.length === 2);
  await here.actions.getDetails();
  const [line] = details(here)?.lines ?? [];
  await here.actions.updateItem(line!, 3);
  notifyTabs();
  await until(() => details(there)?.totalQuantity === 5);
  stop();
  expect(names().filter((name) => name.endsWith('-cart'))).toEqual([
    'add-to-cart',
    'add-to-cart',
    'add-to-cart',
    'update-cart',
  ]);
});

test('another tab is notified of changed quantities with an equal sum, and of a shipping method', async () => {
  const cart = await tab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  await cart.actions.addItem({ sku: 'CHEAP', quantity: 2 });
  const before = browserStorage.get('cart');
  const [tile, cheap] = details(cart)?.lines ?? [];
  if (!tile || !cheap) throw new Error('nothing there');
  await cart.actions.updateItem(tile, 2);
  await cart.actions.updateItem(cheap, 1);
  const changed = browserStorage.get('cart');
  expect(changed).not.toEqual(before);
  await shipOnOtherDevice(shop, saved());
  await cart.actions.restore();
  expect(browserStorage.get('cart')).not.toEqual(changed);
});

test('tabs of two countries show the cart in their own language and currency, without an endless update loop', async () => {
  const [here, there] = [await tab('CA_EN'), await tab('US_EN')];
  await here.actions.addItem({ sku: 'TILE', quantity: 2 });
  const written = vi.spyOn(Storage.prototype, 'setItem');
  await there.actions.restore();
  expect(details(there)?.grandTotal).toEqual({ value: 150, currency: 'USD' });
  await here.actions.restore();
  expect(details(here)?.grandTotal).toEqual({ value: 200, currency: 'CAD' });
  const french = await tab('CA_FR');
  await french.actions.restore();
  expect([details(french)?.lines[0]?.name, details(french)?.grandTotal]).toEqual([
    'Carreau uni',
    { value: 200, currency: 'CAD' },
  ]);
  expect(written).not.toHaveBeenCalled();
  written.mockRestore();
});

test('a tab whose cart another tab ordered switches to the new cart that tab created', async () => {
  const [here, there] = [await tab(), await tab()];
  await here.actions.addItem({ sku: 'TILE', quantity: 1 });
  await orderOnOtherDevice(shop, saved());
  there.actions.removeCart();
  await there.actions.addItem({ sku: 'LAST', quantity: 1 });
  const theirs = saved();
  await here.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  expect([saved(), linesOf(here)]).toEqual([
    theirs,
    [
      ['LAST', 1],
      ['CHEAP', 1],
    ],
  ]);
});

test('discarding a cart keeps the cart that another tab stored meanwhile', async () => {
  const here = await tab();
  await here.actions.addItem({ sku: 'TILE', quantity: 1 });
  await orderOnOtherDevice(shop, saved());
  const theirs = (await shop.execute('mutation { cartId: createEmptyCart }')).data.cartId as string;
  await shop.execute(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "LAST", quantity: 1 }]) { cart { id } } }',
    { id: theirs },
  );
  const [line] = details(here)?.lines ?? [];
  shop.rewrite = (response) => {
    if (operations().at(-1) === 'removeItem') browserStorage.set('cartId', theirs);
    return response;
  };
  if (line) await here.actions.removeItem(line);
  expect([saved(), linesOf(here)]).toEqual([theirs, [['LAST', 1]]]);
});

test('two tabs that create their first cart at once share one', async () => {
  const [here, there] = [await tab(), await tab()];
  await Promise.all([here.actions.createCart(), there.actions.createCart()]);
  expect(here.store.getState().cartId).toBe(there.store.getState().cartId);
});

test('a tab shows no cart after another tab signed out', async () => {
  const cart = await tab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  browserStorage.remove('cartId');
  notifyTabs('cartId');
  await until(() => details(cart) === undefined);
  expect(cart.store.getState()).toMatchObject({ cartId: undefined, isReady: true });
});

test('[CL-22] [CL-23] publishes added and removed items with the cart before and after', async () => {
  const heard: unknown[] = [];
  handleEvents(() => undefined)();
  const stop = handleEvents((event) => {
    if (event.kind === 'cart-changed')
      heard.push([event.before?.totalQuantity, event.after.totalQuantity, event.added?.sku]);
  });
  const cart = await tab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 2 });
  await cart.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  const [tile] = details(cart)?.lines ?? [];
  if (tile) await cart.actions.removeItem(tile);
  stop();
  expect(heard).toEqual([
    [undefined, 2, 'TILE'],
    [2, 3, 'CHEAP'],
    [3, 1, undefined],
  ]);
});

/** The same errors as a French back end words them, without the codes of Magento 2.4.8. */
const inFrench = (response: string): string => {
  const body = JSON.parse(response) as { errors?: { message: string; extensions?: { error_code?: string } }[] };
  for (const error of body.errors ?? []) {
    error.message = 'Opération refusée.';
    delete error.extensions?.error_code;
  }
  return JSON.stringify(body);
};

test('[RO-06] [GQ-03] checks whether the cart may be used if a refusal does not name its cause', async () => {
  const cart = await tab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  const [line] = details(cart)?.lines ?? [];
  if (!line) throw new Error('nothing there');
  shop.rewrite = inFrench;
  await shop.execute(
    'mutation ($id: String!, $uid: ID!) { removeItemFromCart(input: { cart_id: $id, cart_item_uid: $uid }) { cart { id } } }',
    { id: saved(), uid: line.uid },
  );
  shop.sent.length = 0;
  await expect(cart.actions.updateItem(line, 2)).rejects.toThrow();
  expect(operations()).toEqual(['updateItem', 'checkUserIsAuthed', 'GetCart']);
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  await orderOnOtherDevice(shop, saved());
  shop.sent.length = 0;
  await cart.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  expect(operations()).toEqual(['addItem', 'checkUserIsAuthed', 'createCart', 'GetCart', 'addItem']);
  expect(shop.sent[1]?.variables).toEqual(shop.sent[0] && { cartId: shop.sent[0].variables['cartId'] });
  expect(linesOf(cart)).toEqual([['CHEAP', 1]]);
});

test('[RO-06] a guest cannot use a customer’s cart', async () => {
  const token = await newCustomer(shop);
  const own = (await shop.execute('mutation { cartId: createEmptyCart }', {}, { authorization: `Bearer ${token}` }))
    .data.cartId as string;
  browserStorage.set('cartId', own);
  shop.rewrite = inFrench;
  const cart = await tab();
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(operations().slice(0, 3)).toEqual(['addItem', 'checkUserIsAuthed', 'createCart']);
  expect([linesOf(cart), saved() === own]).toEqual([[['TILE', 1]], false]);
});

test('[EN-01] [EN-02] [EN-03] [EN-08] the cart state contains the totals, shipping methods, and a line with a variant', async () => {
  const cart = await tab();
  await cart.actions.addItem({ sku: 'STONE-24', parentSku: 'STONE', quantity: 2 });
  await shipOnOtherDevice(shop, saved());
  await cart.actions.restore();
  expect(details(cart)).toMatchObject({
    id: saved(),
    totalQuantity: 2,
    subtotalExcludingTax: { value: 198, currency: 'CAD' },
    shipping: {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      amount: { value: expect.any(Number), currency: 'CAD' },
    },
    shippingMethods: expect.arrayContaining([
      expect.objectContaining({ carrier_code: 'flatrate', isAvailable: true }),
      expect.objectContaining({ method_code: 'montreal', amount: { value: 0, currency: 'CAD' } }),
    ]),
    lines: [
      {
        sku: 'STONE-24',
        parentSku: 'STONE',
        name: 'Stone',
        path: '/stone.html',
        quantity: 2,
        options: [{ label: 'Size', value: '24 × 24' }],
        unitPrice: { value: 99, currency: 'CAD' },
        rowTotal: { value: 198, currency: 'CAD' },
        imageUrl: expect.stringContaining('stone-24.webp'),
        image: { url: expect.stringContaining('stone-24.webp'), label: expect.any(String) },
      },
    ],
  });
});

test('[EN-08] each action sets its flag while it runs', async () => {
  const cart = await tab();
  const flags: string[] = [];
  const stop = cart.store.subscribe((state) => {
    for (const flag of [
      'isGettingCart',
      'isGettingDetails',
      'isAddingItem',
      'isUpdatingItem',
      'isRemovingItem',
    ] as const)
      if (state[flag] && flags.at(-1) !== flag && !flags.includes(flag)) flags.push(flag);
  });
  await cart.actions.addItem({ sku: 'TILE', quantity: 1 });
  const [line] = details(cart)?.lines ?? [];
  if (line) await cart.actions.updateItem(line, 2);
  if (line) await cart.actions.removeItem(line);
  await cart.actions.getDetails();
  stop();
  expect(flags).toEqual(['isAddingItem', 'isGettingCart', 'isUpdatingItem', 'isRemovingItem', 'isGettingDetails']);
  expect(cart.store.getState()).toMatchObject({
    isGettingCart: false,
    isGettingDetails: false,
    isAddingItem: false,
    isUpdatingItem: false,
    isRemovingItem: false,
  });
});

test('[LK-04] shows the picture passed to addItem if the back end has none', async () => {
  const cart = await tab();
  shop.rewrite = (response) => response.replaceAll(/"thumbnail":\{[^}]*\}/g, '"thumbnail":null');
  await cart.actions.addItem({ sku: 'TILE', quantity: 1, image: { url: '/own.webp', label: 'Tile' } });
  await cart.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  expect(details(cart)?.lines.map(({ image }) => image)).toEqual([{ url: '/own.webp', label: 'Tile' }, undefined]);
});
