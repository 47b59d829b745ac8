import { beforeEach, describe, expect, test } from 'vitest';
import { openMemoryShop, type MemoryShop } from '../testing/memory-shop.ts';
import { deviceStorage, failureOf, openTab } from '../testing/memory-tab.ts';
import { editing, emptyCart } from './cart-store.ts';

let shop: MemoryShop;
beforeEach(() => {
  shop = openMemoryShop();
});

describe('a cart', () => {
  test('[CL-01] is restored from storage without a request', async () => {
    const tab = openTab(shop);
    tab.storage.set('cartId', 'stored');
    expect([await tab.actions.createCart(), shop.operations(), tab.state().cartId]).toEqual(['stored', [], 'stored']);
  });

  test('[CL-02] [CL-03] is created, stored and fetched if there is none; the flags are set meanwhile', async () => {
    const tab = openTab(shop);
    const [made, read] = [shop.pause('createCart'), shop.pause('GetCart')];
    const creating = tab.actions.createCart();
    expect([tab.state().isGettingCart, tab.state().isGettingDetails]).toEqual([true, false]);
    made();
    await expect.poll(() => tab.state().isGettingDetails).toBe(true);
    expect(tab.state().isGettingCart).toBe(false);
    read();
    expect(await creating).toBe(tab.savedCartId());
    expect(shop.operations()).toEqual(['createCart', 'GetCart']);
    expect(tab.state()).toMatchObject({
      cartId: tab.savedCartId(),
      isReady: true,
      isGettingDetails: false,
      details: { lines: [] },
    });
  });

  test('[CL-04] is created by reading if there is none', async () => {
    const tab = openTab(shop);
    await tab.actions.getDetails();
    expect(shop.operations()).toEqual(['createCart', 'GetCart']);
    expect(tab.state().details?.id).toBe(tab.savedCartId());
  });

  test('is created once for two concurrent requests', async () => {
    const tab = openTab(shop);
    const [one, two] = await Promise.all([tab.actions.createCart(), tab.actions.createCart()]);
    expect([one === two, shop.carts.size]).toEqual([true, 1]);
    tab.actions.removeCart();
    expect(await tab.actions.createCart()).not.toBe(one);
  });

  test('that another tab created meanwhile is used by both tabs', async () => {
    const storage = deviceStorage();
    const [here, there] = [openTab(shop, { storage }), openTab(shop, { storage })];
    const resume = shop.pause('createCart');
    const creating = here.actions.createCart();
    const theirs = await there.actions.createCart();
    resume();
    expect([await creating, here.savedCartId(), here.state().cartId]).toEqual([theirs, theirs, theirs]);
  });

  test('is replaced by one that another tab switched to, and its content is no longer shown', async () => {
    const tab = openTab(shop);
    await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
    const theirs = shop.fill(undefined, 'LAST');
    tab.storage.set('cartId', theirs);
    await tab.actions.createCart();
    expect(tab.state()).toMatchObject({ cartId: theirs, details: undefined });
    await tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
    expect(tab.lines()).toEqual([
      ['LAST', 1],
      ['CHEAP', 1],
    ]);
  });

  test('[CL-05] leaves nothing in the state or in browser storage after removal', async () => {
    const tab = openTab(shop);
    await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
    await failureOf(tab.actions.addItem({ sku: 'NONE', quantity: 1 }));
    editing(tab.store).beginEditItem(tab.line('TILE').uid);
    tab.actions.reset();
    expect(tab.state()).toEqual({ ...emptyCart, isReady: true });
    expect([tab.savedCartId(), tab.storage.get('cart')]).toEqual([undefined, undefined]);
  });
});

describe('reading', () => {
  test('shows the response to the latest request, in any order of arrival', async () => {
    const tab = openTab(shop);
    await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
    const resume = shop.pause('GetCart');
    const slow = tab.actions.getDetails();
    await tab.actions.addItem({ sku: 'CHEAP', quantity: 1 });
    resume();
    await slow;
    expect(tab.lines()).toHaveLength(2);
    await tab.actions.getDetails();
    expect(tab.heard).toHaveLength(3);
  });

  test('shows nothing of a cart that was discarded meanwhile', async () => {
    const tab = openTab(shop);
    await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
    const resume = shop.pause('GetCart');
    const reading = tab.actions.getDetails();
    tab.actions.removeCart();
    resume();
    await reading;
    expect([tab.state().details, tab.storage.get('cart')]).toEqual([undefined, undefined]);
  });

  test('[LK-07] stores a snapshot for other tabs', async () => {
    const tab = openTab(shop);
    await tab.actions.addItem({ sku: 'TILE', quantity: 2 });
    expect(tab.storage.get('cart')).toEqual({
      id: tab.savedCartId(),
      totalQuantity: 2,
      lines: [{ uid: tab.state().details?.lines[0]?.uid, sku: 'TILE', quantity: 2 }],
      coupons: { CAD: [] },
    });
  });

  test('[EN-09] stores its error until it succeeds', async () => {
    const tab = openTab(shop);
    shop.lose('GetCart');
    const failure = await failureOf(tab.actions.getDetails());
    expect([failure, tab.state().isGettingDetails]).toMatchObject([{ kind: 'network' }, false]);
    expect(tab.state().errors.getDetails).toBe(failure);
    await tab.actions.getDetails();
    expect(tab.state().errors.getDetails).toBeUndefined();
  });

  test('[CL-21] discards a guest’s ordered cart, and shows a customer the account’s cart', async () => {
    const guest = openTab(shop);
    await guest.actions.addItem({ sku: 'TILE', quantity: 1 });
    shop.order(guest.savedCartId());
    await guest.actions.getDetails();
    expect(guest.state()).toMatchObject({ cartId: undefined, details: undefined, isReady: true });
    expect(guest.savedCartId()).toBeUndefined();

    const ann = openTab(shop, { customer: 'ann' });
    await ann.actions.addItem({ sku: 'TILE', quantity: 1 });
    shop.order(ann.savedCartId());
    const own = shop.fill('ann', 'LAST');
    await ann.actions.getDetails();
    expect([ann.savedCartId(), ann.lines(), ann.session.customer]).toEqual([own, [['LAST', 1]], 'ann']);
  });

  test('discarding keeps the cart that another tab stored meanwhile', async () => {
    const tab = openTab(shop);
    await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
    shop.order(tab.savedCartId());
    const resume = shop.pause('removeItem');
    const removing = tab.actions.removeItem(tab.line('TILE'));
    const theirs = shop.fill(undefined, 'LAST');
    tab.storage.set('cartId', theirs);
    resume();
    await removing;
    expect([tab.savedCartId(), tab.lines()]).toEqual([theirs, [['LAST', 1]]]);
  });
});
