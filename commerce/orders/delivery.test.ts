import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabases } from '#commerce/platform/database/testing.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { openShop } from './testing/shop.ts';
import {
  add,
  montreal,
  newCart,
  placeOrder,
  setAddress,
  setBilling,
  setEmail,
  setMethod,
  setPayment,
} from './testing/shopper.ts';

describeWithDatabases('when an order arrives', (open) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  const reviewed = async (): Promise<string> => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await setEmail(shop, id);
    await setAddress(shop, id, montreal);
    await setMethod(shop, id, 'flatrate', 'flatrate');
    await setBilling(shop, id);
    await setPayment(shop, id);
    return id;
  };
  const told = async (id: string) =>
    (
      await shop.graphql(
        'query ($id: String!) { cartDelivery(cart_id: $id) { carrier_code method_code delivery { from to } } }',
        { id },
      )
    ).data.cartDelivery;
  const receipt = async (id: string) =>
    (
      await shop.graphql(
        'query ($id: String!) { placedOrder(cart_id: $id) { carrier_code awaits_payment delivery { from to } } }',
        { id },
      )
    ).data.placedOrder;

  test('is told of every way before the order, kept with it, and stays when the merchant’s times change', async () => {
    const id = await reviewed();
    const ways = await told(id);
    expect(ways).toContainEqual({
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      delivery: { from: '2026-06-19', to: '2026-06-25' },
    });
    expect(ways).toContainEqual({
      carrier_code: 'instore',
      method_code: 'montreal',
      delivery: { from: '2026-06-16', to: '2026-06-16' },
    });
    await placeOrder(shop, id);
    await sql`delete from delivery_times`.execute(shop.platform.db.kysely);
    expect(await receipt(id)).toEqual({
      carrier_code: 'flatrate',
      awaits_payment: false,
      delivery: { from: '2026-06-19', to: '2026-06-25' },
    });
    const other = await reviewed();
    expect(await told(other)).toEqual([]);
    await placeOrder(shop, other);
    expect((await receipt(other)).delivery).toBeNull();
  });

  test('of a cart it is told which lines are not taken back', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await add(shop, id, 'QUARTZ');
    const { data } = await shop.graphql(
      'query ($id: String!) { cartFinalSale(cart_id: $id) cart(cart_id: $id) { items { uid } } }',
      { id },
    );
    expect(data.cart.items).toHaveLength(2);
    expect(data.cartFinalSale).toEqual([data.cart.items[1].uid]);
  });
});
