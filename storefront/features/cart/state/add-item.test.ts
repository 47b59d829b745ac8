import { NotMadeError, UnclearError } from './cart-failures.ts';
import { beforeEach, expect, test } from 'vitest';
import { openMemoryShop, type MemoryShop } from '../testing/memory-shop.ts';
import { deviceStorage, failureOf, openTab } from '../testing/memory-tab.ts';

let shop: MemoryShop;
beforeEach(() => {
  shop = openMemoryShop();
});

test('[CL-06] creates a cart if necessary, adds the item, and shows the returned cart', async () => {
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'STONE-24', parentSku: 'STONE', quantity: 2 });
  expect(shop.operations()).toEqual(['createCart', 'addItem']);
  expect(shop.sent[1]?.variables).toEqual({
    cartId: tab.savedCartId(),
    sku: 'STONE-24',
    parentSku: 'STONE',
    quantity: 2,
  });
  shop.forget();
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(shop.operations()).toEqual(['addItem']);
  expect(shop.sent[0]?.variables).toEqual({ cartId: tab.savedCartId(), sku: 'TILE', parentSku: null, quantity: 1 });
  expect(tab.lines()).toEqual([
    ['STONE-24', 2],
    ['TILE', 1],
  ]);
});

test('[CL-23] publishes the added item once, with the cart before and after', async () => {
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
  await tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  await failureOf(tab.actions.addItem({ sku: 'LAST', quantity: 2 }));
  expect(tab.heard).toEqual([
    [undefined, 2, 'TILE'],
    [2, 3, 'CHEAP'],
    // Nothing was added: this page changed nothing.
    [undefined, 3, undefined],
  ]);
});

test('[EN-08] sets the flag while adding, and resets it after a failure', async () => {
  const tab = openTab(shop);
  const resume = shop.pause('addItem');
  const adding = tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(tab.state().isAddingItem).toBe(true);
  resume();
  await adding;
  expect(tab.state().isAddingItem).toBe(false);
  await failureOf(tab.actions.addItem({ sku: 'NONE', quantity: 1 }));
  expect(tab.state().isAddingItem).toBe(false);
});

test('[EN-09] stores a refusal until the next attempt, and shows the current cart', async () => {
  const tab = openTab(shop);
  const refusal = await failureOf(tab.actions.addItem({ sku: 'LAST', quantity: 2 }));
  expect(refusal).toMatchObject({
    userErrors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }],
  });
  expect([tab.state().errors.addItem, tab.lines()]).toEqual([refusal, []]);
  await tab.actions.addItem({ sku: 'LAST', quantity: 1 });
  expect([tab.state().errors.addItem, tab.lines()]).toEqual([undefined, [['LAST', 1]]]);
});

test('[CL-08] [CL-09] a guest’s item goes into a new cart if the old one was ordered elsewhere', async () => {
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
  const old = tab.savedCartId();
  shop.order(old);
  shop.forget();
  await tab.actions.addItem({ sku: 'CHEAP', quantity: 3 });
  expect(shop.operations()).toEqual(['addItem', 'createCart', 'GetCart', 'addItem']);
  expect(tab.lines()).toEqual([['CHEAP', 3]]);
  expect([tab.savedCartId() === old, tab.session.signOuts]).toEqual([false, 0]);
});

test('[CL-07] a customer whose cart was ordered elsewhere is signed out, and the item goes into a new guest cart', async () => {
  const tab = openTab(shop, { customer: 'ann' });
  await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
  shop.order(tab.savedCartId());
  await tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  expect([tab.session.customer, tab.lines()]).toEqual([undefined, [['CHEAP', 1]]]);
  expect(shop.carts.get(tab.savedCartId() ?? '')?.owner).toBeUndefined();
});

test('[CL-07] a refused item neither signs out nor discards the cart', async () => {
  const tab = openTab(shop, { customer: 'ann' });
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  const cartId = tab.savedCartId();
  await failureOf(tab.actions.addItem({ sku: 'NONE', quantity: 1 }));
  expect([tab.session.customer, tab.savedCartId(), tab.lines()]).toEqual(['ann', cartId, [['TILE', 1]]]);
});

test('[CL-10] [ER-06] fails, and shows no added item, if no new cart can be created', async () => {
  const tab = openTab(shop);
  tab.storage.set('cartId', 'cart-0');
  shop.lose('createCart');
  const failure = await failureOf(tab.actions.addItem({ sku: 'TILE', quantity: 1 }));
  expect(failure).toMatchObject({ message: 'Unable to create cart', cause: { kind: 'network' } });
  expect(tab.state()).toMatchObject({
    cartId: undefined,
    details: undefined,
    isReady: true,
    isGettingCart: false,
    errors: { addItem: failure, getCart: failure },
  });
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(tab.state().errors).toMatchObject({ addItem: undefined, getCart: undefined });
});

test('replaces a cart that is ordered between adding and fetching, and adds the item to the new one', async () => {
  shop.returnsNoCart = true;
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  const old = tab.savedCartId();
  const resume = shop.pause('addItem');
  const adding = tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  await Promise.resolve();
  shop.order(old);
  resume();
  await adding;
  expect(tab.lines()).toEqual([['CHEAP', 1]]);
  expect(tab.savedCartId()).not.toBe(old);
});

test('succeeds although the response has no cart and fetching it fails', async () => {
  shop.returnsNoCart = true;
  const tab = openTab(shop);
  shop.lose('GetCart');
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(tab.state().errors).toMatchObject({ addItem: undefined, getDetails: { kind: 'network' } });
  expect([tab.state().isGettingDetails, tab.state().details]).toEqual([false, undefined]);
});

test('after a lost response, the cart shows whether the item was added', async () => {
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  shop.lose('addItem', true);
  await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
  expect([tab.lines(), tab.state().errors.addItem]).toEqual([[['TILE', 3]], undefined]);
  shop.lose('addItem', true);
  await tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  shop.lose('addItem');
  expect(await failureOf(tab.actions.addItem({ sku: 'TILE', quantity: 2 }))).toBeInstanceOf(NotMadeError);
  expect(tab.lines()).toEqual([
    ['TILE', 3],
    ['CHEAP', 1],
  ]);
});

test('after a lost response, the cart shows whether the first item of a new cart was added', async () => {
  const tab = openTab(shop);
  shop.lose('addItem', true);
  await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
  expect([tab.lines(), tab.state().errors.addItem]).toEqual([[['TILE', 2]], undefined]);
  const other = openTab(shop);
  shop.lose('addItem');
  expect(await failureOf(other.actions.addItem({ sku: 'TILE', quantity: 2 }))).toBeInstanceOf(NotMadeError);
});

test('after a lost response on a new page, compares with the cart the browser last stored', async () => {
  const { storage, actions } = openTab(shop);
  await actions.addItem({ sku: 'TILE', quantity: 1 });
  const next = openTab(shop, { storage });
  shop.lose('addItem', true);
  await next.actions.addItem({ sku: 'TILE', quantity: 2 });
  expect(next.lines()).toEqual([['TILE', 3]]);
  const later = openTab(shop, { storage });
  shop.lose('addItem');
  expect(await failureOf(later.actions.addItem({ sku: 'TILE', quantity: 2 }))).toBeInstanceOf(NotMadeError);
});

test('after a lost response, the outcome is unclear if the cart’s previous content is unknown', async () => {
  shop.fill('ann', 'TILE');
  const tab = openTab(shop, { customer: 'ann' });
  shop.lose('addItem', true);
  expect(await failureOf(tab.actions.addItem({ sku: 'TILE', quantity: 1 }))).toBeInstanceOf(UnclearError);
  expect(tab.lines()).toEqual([['TILE', 2]]);
  const bob = openTab(shop, { customer: 'bob' });
  shop.lose('addItem');
  expect(await failureOf(bob.actions.addItem({ sku: 'TILE', quantity: 1 }))).toBeInstanceOf(NotMadeError);
});

test('fails with the network error if both the response and fetching the cart are lost', async () => {
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  shop.lose('addItem', true);
  shop.lose('GetCart');
  expect(await failureOf(tab.actions.addItem({ sku: 'TILE', quantity: 1 }))).toMatchObject({ kind: 'network' });
  const unread = openTab(shop, { storage: tab.storage });
  shop.lose('addItem');
  shop.lose('GetCart');
  expect(await failureOf(unread.actions.addItem({ sku: 'TILE', quantity: 1 }))).toMatchObject({ kind: 'network' });
});

test('[LK-04] shows the picture passed with the item if the back end has none', async () => {
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'CHEAP', quantity: 1, image: { url: '/own.webp', label: 'Cheap' } });
  await tab.actions.addItem({ sku: 'TILE', quantity: 1, image: { url: '/own.webp', label: 'Tile' } });
  await tab.actions.addItem({ sku: 'LAST', quantity: 1 });
  await tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  expect(tab.state().details?.lines.map(({ image }) => image?.url)).toEqual([
    '/own.webp',
    '/media/TILE.webp',
    undefined,
  ]);
});

test('two concurrent items go into one cart', async () => {
  const tab = openTab(shop, { storage: deviceStorage() });
  await Promise.all([
    tab.actions.addItem({ sku: 'TILE', quantity: 1 }),
    tab.actions.addItem({ sku: 'CHEAP', quantity: 1 }),
  ]);
  expect(shop.operations().filter((operation) => operation === 'createCart')).toHaveLength(1);
  expect(tab.lines()).toHaveLength(2);
});
