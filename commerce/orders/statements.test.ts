import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { packetsOf, sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { openShop } from './testing/shop.ts';
import { add, newCart, pay, paymentBody, ship } from './testing/shopper.ts';

const SEVERAL = ['STONE-12', 'STONE-24', 'CHEAP', 'CAD-ONLY'];

const statements = async (work: () => Promise<unknown>): Promise<number> => (await sentBy(work)).length;

describeWithDatabases('statements', (open, engine) => {
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
    expect(await statements(() => pay(shop, id))).toBe(20);
  });

  test('a change of a quantity reads its line, and neither the others nor addresses', async () => {
    const id = await newCart(shop);
    for (const sku of ['TILE', ...SEVERAL]) await add(shop, id, sku, 1);
    const { data } = await shop.graphql('query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid } } } }', {
      id,
    });
    const { uid } = data.cart.itemsV2.items[2];
    const sent = await sentBy(() =>
      shop.graphql(
        'mutation ($id: String!, $uid: ID!) { updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: 2 }] }) { cart { id } } }',
        { id, uid },
      ),
    );
    const reads = sent.filter(({ text }) => text.trim().startsWith('select') && text.includes('cart_item'));
    expect(reads.map(({ values }) => values.filter(Array.isArray))).toEqual([
      [[Number(Buffer.from(uid, 'base64').toString())]],
    ]);
    expect(sent.filter(({ text }) => text.includes('cart_address'))).toEqual([]);
  });

  test.runIf(engine === 'postgresql')(
    'a change of a quantity waits for the database twice, an order five times',
    async () => {
      const id = await newCart(shop);
      await add(shop, id, 'TILE', 1);
      const { data } = await shop.graphql('query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid } } } }', {
        id,
      });
      const change = (quantity: number) =>
        shop.graphql(
          'mutation ($id: String!, $uid: ID!, $quantity: Float!) { updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) { cart { id } } }',
          { id, uid: data.cart.itemsV2.items[0].uid, quantity },
        );
      expect(await packetsOf(() => change(2))).toBe(2);
      // The beginning, the lock, what is in the cart, the line with its cart, the end.
      expect(await statements(() => change(3))).toBe(5);
      await ship(shop, id);
      expect(await packetsOf(() => pay(shop, id))).toBe(5);
      // The key is claimed with the lock of the cart.
      const again = await newCart(shop);
      await add(shop, again, 'TILE', 1);
      await ship(shop, again);
      expect(await packetsOf(() => pay(shop, again, paymentBody(), { 'idempotency-key': 'once' }))).toBe(5);
    },
  );
});
