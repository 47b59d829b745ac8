import { beforeEach, describe, expect, test } from 'vitest';
import { openMemoryShop, type MemoryShop } from '../testing/memory-shop.ts';
import { openTab } from '../testing/memory-tab.ts';
import { editing, emptyCart } from './cart-store.ts';

let shop: MemoryShop;
beforeEach(() => {
  shop = openMemoryShop();
});

test('the cart is initially unknown, not empty', () => {
  expect(openTab(shop).state()).toEqual({
    cartId: undefined,
    details: undefined,
    isReady: false,
    isGettingCart: false,
    isGettingDetails: false,
    isAddingItem: false,
    isUpdatingItem: false,
    isRemovingItem: false,
    editedLine: undefined,
    errors: {
      addItem: undefined,
      updateItem: undefined,
      removeItem: undefined,
      getCart: undefined,
      getDetails: undefined,
    },
  });
});

describe('restoring', () => {
  test('without a stored cart creates none and marks the cart as loaded', async () => {
    const tab = openTab(shop);
    await tab.actions.restore();
    expect([shop.operations(), tab.state()]).toEqual([[], { ...emptyCart, isReady: true }]);
  });

  test('without a stored cart finds the customer’s cart, filled on another device', async () => {
    const own = shop.fill('ann', 'LAST');
    const tab = openTab(shop, { customer: 'ann' });
    await tab.actions.restore();
    expect([tab.lines(), tab.savedCartId(), tab.state().isReady]).toEqual([[['LAST', 1]], own, true]);
  });

  test('discards the cart of a customer who signs out meanwhile', async () => {
    shop.fill('ann', 'LAST');
    const tab = openTab(shop, { customer: 'ann' });
    const restoring = tab.actions.restore();
    tab.session.customer = undefined;
    await restoring;
    expect([tab.savedCartId(), tab.lines(), tab.state().isReady]).toEqual([undefined, undefined, true]);
  });

  test('stops waiting if the customer’s cart cannot be found', async () => {
    const tab = openTab(shop, { customer: 'ann' });
    shop.lose('createCart');
    await tab.actions.restore();
    expect([tab.lines(), tab.state().isReady]).toEqual([undefined, true]);
  });

  test('shows the stored cart', async () => {
    const tab = openTab(shop);
    tab.storage.set('cartId', shop.fill(undefined, 'TILE', 'LAST'));
    await tab.actions.restore();
    expect([tab.lines(), tab.state().isReady]).toEqual([
      [
        ['TILE', 1],
        ['LAST', 1],
      ],
      true,
    ]);
    expect(tab.heard).toEqual([[undefined, 2, undefined]]);
  });

  test('[CL-21] [ER-05] does not discard a cart that cannot be reached, and reports the error', async () => {
    const tab = openTab(shop);
    tab.storage.set('cartId', 'stored');
    shop.lose('GetCart');
    await tab.actions.restore();
    expect([tab.savedCartId(), tab.state().isReady, tab.state().errors.getDetails]).toMatchObject([
      'stored',
      true,
      { kind: 'network' },
    ]);
  });

  test('shows no cart after it was removed from this browser', async () => {
    const tab = openTab(shop);
    await tab.actions.addItem({ sku: 'TILE', quantity: 1 });
    tab.storage.remove('cartId');
    await tab.actions.restore();
    expect(tab.state()).toEqual({ ...emptyCart, isReady: true });
  });
});

test('[CL-20] opens and closes a line for editing', () => {
  const tab = openTab(shop);
  const { beginEditItem, endEditItem } = editing(tab.store);
  beginEditItem('line-1');
  expect(tab.state().editedLine).toBe('line-1');
  endEditItem();
  expect(tab.state().editedLine).toBeUndefined();
});
