import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { describeWithDatabases } from '#commerce/platform/database/testing.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { openShop } from './testing/shop.ts';
import { add, newCart, pay, ship } from './testing/shopper.ts';

const SEVERAL = ['STONE-12', 'STONE-24', 'CHEAP', 'CAD-ONLY'];

/** How many statements the work sends to the database. */
const statements = async (work: () => Promise<unknown>): Promise<number> => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sent.mock.calls.length;
  } finally {
    sent.mockRestore();
  }
};

describeWithDatabases('statements', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    // The first of each reads what a process keeps.
    const id = await newCart(shop);
    for (const sku of ['TILE', ...SEVERAL]) await add(shop, id, sku, 1);
    await ship(shop, id);
    await pay(shop, id);
  });

  test('a change of a cart and an order send as many of them as they did, however many lines there are', async () => {
    const id = await newCart(shop);
    expect(await statements(() => add(shop, id, 'TILE', 1))).toBe(8);
    const items = SEVERAL.map((sku) => ({ sku, quantity: 1 }));
    const several = () =>
      shop.graphql(
        'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } } }',
        { id, items },
      );
    expect(await statements(several)).toBe(8);
    await ship(shop, id);
    expect(await statements(() => pay(shop, id))).toBe(24);
  });
});
