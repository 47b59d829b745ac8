import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { openShop } from './testing/shop.ts';
import { add, newCart, pay, ship } from './testing/shopper.ts';

const SEVERAL = ['STONE-12', 'STONE-24', 'CHEAP', 'CAD-ONLY'];

const statements = async (work: () => Promise<unknown>): Promise<number> => (await sentBy(work)).length;

describeWithDatabases('SQL statements', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
    // The first requests fill the caches of the process.
    const id = await newCart(shop);
    for (const sku of ['TILE', ...SEVERAL]) await add(shop, id, sku, 1);
    await ship(shop, id);
    await pay(shop, id);
  });

  const addAll = (id: string, skus: readonly string[]) =>
    shop.graphql(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } } }',
      { id, items: skus.map((sku) => ({ sku, quantity: 1 })) },
    );

  test('cart changes and orders run as many statements for five lines as for one', async () => {
    const [small, large] = [await newCart(shop), await newCart(shop)];
    const forOne = await statements(() => addAll(small, ['TILE']));
    expect(await statements(() => addAll(large, ['TILE', ...SEVERAL]))).toBe(forOne);
    for (const id of [small, large]) await ship(shop, id);
    const ordered = await statements(() => pay(shop, small));
    expect(await statements(() => pay(shop, large))).toBe(ordered);
    expect(ordered).toBeLessThan(40);
  });
});
