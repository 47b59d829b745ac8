import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { add, newCart, readCart } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const UPDATE = 'mutation ($input: UpdateCartItemsInput) { updateCartItems(input: $input) { cart { total_quantity } } }';

describeWithDatabase('a cart whose products changed', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });
  const setStock = (sku: string, quantity: number) =>
    sql`update stock set qty = ${quantity} where product_id = (select id from product where sku = ${sku})`.execute(
      shop.platform.db.kysely,
    );
  const items = async (id: string) => (await readCart(shop, id)).data.cart.itemsV2.items;

  test('a sold-out line is unchanged while another changes; changing its own quantity is rejected', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    await add(shop, id, 'CHEAP', 1);
    const [tile, cheap] = await items(id);
    await setStock('TILE', 0);
    const update = (...quantities: number[]) =>
      shop.graphql(UPDATE, {
        input: {
          cart_id: id,
          cart_items: [tile, cheap].map(({ uid }, index) => ({ cart_item_uid: uid, quantity: quantities[index] })),
        },
      });
    expect((await update(2, 5)).data.updateCartItems.cart.total_quantity).toBe(7);
    const refused = await update(1, 6);
    expect(refused.errors?.[0]?.message).toBe(
      'Could not update the product with SKU TILE: This product is out of stock.',
    );
    expect((await readCart(shop, id)).data.cart.total_quantity).toBe(7);
    await setStock('TILE', 50);
  });

  test('a product that was disabled remains in the cart, marked as unavailable', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE', 2);
    const enable = (isEnabled: boolean) =>
      sql`update product set is_enabled = ${isEnabled} where sku = 'TILE'`.execute(shop.platform.db.kysely);
    await enable(false);
    expect(await items(id)).toMatchObject([{ is_available: false, errors: [{ code: 'UNDEFINED' }] }]);
    await enable(true);
  });

  test('rejects more than a hundred products per request', async () => {
    const id = await newCart(shop);
    const addAll = (count: number) =>
      shop.graphql(
        'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { cart { total_quantity } } }',
        { id, items: Array.from({ length: count }, () => ({ sku: 'CHEAP', quantity: 1 })) },
      );
    expect((await addAll(101)).errors?.[0]).toMatchObject({
      message: 'Maximum items of type "CartItemInput" is 100',
      extensions: { category: 'graphql-input' },
    });
    expect((await addAll(100)).data.addProductsToCart.cart.total_quantity).toBe(100);
  });
});
