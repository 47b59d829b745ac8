import { NotMadeError, UnclearError } from './cart-failures.ts';
import { beforeEach, expect, test } from 'vitest';
import { openMemoryShop, type MemoryShop } from '../testing/memory-shop.ts';
import { deviceStorage, failureOf, openTab } from '../testing/memory-tab.ts';

let shop: MemoryShop;
beforeEach(() => {
  shop = openMemoryShop();
});

test('[CL-06] adding creates a cart if there is none, adds the item, and shows the cart of the response', async () => {
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'STONE-24', parentSku: 'STONE', quantity: 2 });
  expect(shop.operations()).toEqual(['createCart', 'addItem']);
  expect(shop.sent[1]?.variables).toEqual({ cartId: tab.kept(), sku: 'STONE-24', parentSku: 'STONE', quantity: 2 });
  shop.forget();
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(shop.operations()).toEqual(['addItem']);
  expect(shop.sent[0]?.variables).toEqual({ cartId: tab.kept(), sku: 'TILE', parentSku: null, quantity: 1 });
  expect(tab.lines()).toEqual([
    ['STONE-24', 2],
    ['TILE', 1],
  ]);
});

test('[CL-23] what was added is announced once, with what the cart held before and holds now', async () => {
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

test('[EN-08] the flag is set while an item is added, and reset when that fails', async () => {
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

test('[EN-09] a refusal is kept until the next attempt, and the cart is shown as it is', async () => {
  const tab = openTab(shop);
  const refusal = await failureOf(tab.actions.addItem({ sku: 'LAST', quantity: 2 }));
  expect(refusal).toMatchObject({
    userErrors: [{ code: 'INSUFFICIENT_STOCK', message: 'The requested qty is not available' }],
  });
  expect([tab.state().errors.addItem, tab.lines()]).toEqual([refusal, []]);
  await tab.actions.addItem({ sku: 'LAST', quantity: 1 });
  expect([tab.state().errors.addItem, tab.lines()]).toEqual([undefined, [['LAST', 1]]]);
});

test('[CL-08] [CL-09] a guest whose cart was ordered elsewhere adds to a new one', async () => {
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
  const old = tab.kept();
  shop.order(old);
  shop.forget();
  await tab.actions.addItem({ sku: 'CHEAP', quantity: 3 });
  expect(shop.operations()).toEqual(['addItem', 'createCart', 'GetCart', 'addItem']);
  expect(tab.lines()).toEqual([['CHEAP', 3]]);
  expect([tab.kept() === old, tab.session.signOuts]).toEqual([false, 0]);
});

test('[CL-07] a customer whose cart was ordered elsewhere is signed out, and adds to a new cart as a guest', async () => {
  const tab = openTab(shop, { customer: 'ann' });
  await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
  shop.order(tab.kept());
  await tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  expect([tab.session.customer, tab.lines()]).toEqual([undefined, [['CHEAP', 1]]]);
  expect(shop.carts.get(tab.kept() ?? '')?.owner).toBeUndefined();
});

test('[CL-07] a refused item neither signs anybody out nor discards a cart', async () => {
  const tab = openTab(shop, { customer: 'ann' });
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  const cartId = tab.kept();
  await failureOf(tab.actions.addItem({ sku: 'NONE', quantity: 1 }));
  expect([tab.session.customer, tab.kept(), tab.lines()]).toEqual(['ann', cartId, [['TILE', 1]]]);
});

test('[CL-10] [ER-06] when no new cart can be created, that is the failure, and nothing is shown as added', async () => {
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

test('a cart that is ordered between adding and reading is replaced, and the item goes into the new one', async () => {
  shop.returnsNoCart = true;
  const tab = openTab(shop);
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  const old = tab.kept();
  const resume = shop.pause('addItem');
  const adding = tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
  await Promise.resolve();
  shop.order(old);
  resume();
  await adding;
  expect(tab.lines()).toEqual([['CHEAP', 1]]);
  expect(tab.kept()).not.toBe(old);
});

test('adding succeeds although the response has no cart and reading it fails', async () => {
  shop.returnsNoCart = true;
  const tab = openTab(shop);
  shop.lose('GetCart');
  await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
  expect(tab.state().errors).toMatchObject({ addItem: undefined, getDetails: { kind: 'network' } });
  expect([tab.state().isGettingDetails, tab.state().details]).toEqual([false, undefined]);
});

test('an answer that is lost: the cart shows whether the item was added', async () => {
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

test('the first item of a new cart, too', async () => {
  const tab = openTab(shop);
  shop.lose('addItem', true);
  await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
  expect([tab.lines(), tab.state().errors.addItem]).toEqual([[['TILE', 2]], undefined]);
  const other = openTab(shop);
  shop.lose('addItem');
  expect(await failureOf(other.actions.addItem({ sku: 'TILE', quantity: 2 }))).toBeInstanceOf(NotMadeError);
});

test('the first item of a page, by what the browser last knew of the cart', async () => {
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

test('of a cart that nothing is known of, it is unclear whether the item was added', async () => {
  shop.fill('ann', 'TILE');
  const tab = openTab(shop, { customer: 'ann' });
  shop.lose('addItem', true);
  expect(await failureOf(tab.actions.addItem({ sku: 'TILE', quantity: 1 }))).toBeInstanceOf(UnclearError);
  expect(tab.lines()).toEqual([['TILE', 2]]);
  const bob = openTab(shop, { customer: 'bob' });
  shop.lose('addItem');
  expect(await failureOf(bob.actions.addItem({ sku: 'TILE', quantity: 1 }))).toBeInstanceOf(NotMadeError);
});

test('an answer that is lost, and the cart with it: the failure is that the outcome is unknown; what can be read is shown', async () => {
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

test('[LK-04] the picture an item is added with is used where the back end has none', async () => {
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

test('two items added at once go into one cart', async () => {
  const tab = openTab(shop, { storage: deviceStorage() });
  await Promise.all([
    tab.actions.addItem({ sku: 'TILE', quantity: 1 }),
    tab.actions.addItem({ sku: 'CHEAP', quantity: 1 }),
  ]);
  expect(shop.operations().filter((operation) => operation === 'createCart')).toHaveLength(1);
  expect(tab.lines()).toHaveLength(2);
});
