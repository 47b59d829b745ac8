import { beforeEach, describe, expect, test } from 'vitest';
import { openMemoryShop, type MemoryShop } from '../testing/memory-shop.ts';
import { failureOf, openTab } from '../testing/memory-tab.ts';

let shop: MemoryShop;
beforeEach(() => {
  shop = openMemoryShop();
});

/** A tab with two of each of these products in its cart. */
const tabWith = async (skus: readonly string[], customer?: string) => {
  const tab = openTab(shop, { customer });
  for (const sku of skus)
    await tab.actions.addItem({ sku, quantity: 2, parentSku: sku.startsWith('STONE') ? 'STONE' : undefined });
  shop.forget();
  return tab;
};

describe('a refusal that does not name its cause', () => {
  test('[RO-06] [GQ-03] checks the cart, and keeps one that may be used', async () => {
    const tab = await tabWith(['TILE', 'CHEAP']);
    const line = tab.line('TILE');
    await tab.actions.removeItem(line);
    shop.forget();
    shop.isFrench = true;
    const cartId = tab.savedCartId();
    expect(await failureOf(tab.actions.updateItem(line, 3))).toMatchObject({ kind: 'graphql' });
    expect(shop.operations()).toEqual(['updateItem', 'checkUserIsAuthed', 'GetCart']);
    expect(shop.sent[1]?.variables).toEqual({ cartId });
    expect(tab.savedCartId()).toBe(cartId);
  });

  test('[RO-06] [GQ-03] replaces a cart that may not be used', async () => {
    const tab = await tabWith(['TILE']);
    shop.isFrench = true;
    shop.order(tab.savedCartId());
    await tab.actions.updateItem(tab.line('TILE'), 3);
    expect(shop.operations()).toEqual(['updateItem', 'checkUserIsAuthed', 'createCart', 'GetCart', 'addItem']);
    expect(tab.lines()).toEqual([['TILE', 3]]);
  });

  test('[ER-05] [RO-06] keeps a cart whose state is unknown after a network failure', async () => {
    const tab = await tabWith(['TILE']);
    shop.isFrench = true;
    const cartId = tab.savedCartId();
    shop.order(cartId);
    shop.lose('checkUserIsAuthed');
    shop.lose('GetCart');
    expect(await failureOf(tab.actions.updateItem(tab.line('TILE'), 3))).toMatchObject({ kind: 'graphql' });
    expect([tab.savedCartId(), tab.lines()]).toEqual([cartId, [['TILE', 2]]]);
  });

  test('does not check the cart if the refusal is about the quantity', async () => {
    const tab = await tabWith(['TILE']);
    shop.isFrench = true;
    await failureOf(tab.actions.updateItem(tab.line('TILE'), 51));
    expect(shop.operations()).toEqual(['updateItem', 'GetCart']);
  });
});
