import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveAttributes } from '#commerce/merchandise/attributes/service.ts';
import { findAnyOrder } from './bought-store.ts';
import { size } from './testing/products.ts';
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

describeWithDatabase('delivery dates', (open) => {
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
  const reported = async (id: string) =>
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

  test('are shown for each shipping method, stored with the order, and unaffected by later settings', async () => {
    const id = await reviewed();
    const ways = await reported(id);
    expect(ways).toContainEqual({
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      delivery: { from: '2026-06-19', to: '2026-06-25' },
    });
    // No delivery time is configured for boxes to a showroom.
    expect(ways.some((way: { carrier_code: string }) => way.carrier_code === 'instore')).toBe(false);
    await placeOrder(shop, id);
    await sql`delete from delivery_times`.execute(shop.platform.db.kysely);
    expect(await receipt(id)).toEqual({
      carrier_code: 'flatrate',
      awaits_payment: false,
      delivery: { from: '2026-06-19', to: '2026-06-25' },
    });
    const { number } = (await shop.graphql('query ($id: String!) { placedOrder(cart_id: $id) { number } }', { id }))
      .data.placedOrder;
    expect((await findAnyOrder(shop.platform.db.kysely, number))?.delivery).toEqual({
      from: '2026-06-19',
      to: '2026-06-25',
    });
    const other = await reviewed();
    expect(await reported(other)).toEqual([]);
    await placeOrder(shop, other);
    expect((await receipt(other)).delivery).toBeNull();
  });

  test('each cart line has its shipment group, dispatch time and restocking time when stock is short', async () => {
    const { kysely } = shop.platform.db;
    const times = {
      timeZone: 'America/Toronto',
      closedOn: [],
      leaves: { flatrate: 2, freight: 3, instore: 1 },
      travels: {},
    };
    await sql`delete from delivery_times`.execute(kysely);
    await sql`insert into delivery_times (times) values (${JSON.stringify(times)}::jsonb)`.execute(kysely);
    const id = await newCart(shop);
    const lines = async () =>
      (
        await shop.graphql(
          'query ($id: String!) { cartLineDelivery(cart_id: $id) { uid group leaves_in lead_time_days } }',
          { id },
        )
      ).data.cartLineDelivery.map((line: Record<string, unknown>) => [
        line['group'],
        line['leaves_in'],
        line['lead_time_days'],
      ]);
    expect(await lines()).toEqual([]);
    await add(shop, id, 'TILE');
    expect(await lines()).toEqual([['PARCEL', 2, null]]);
    await add(shop, id, 'QUARTZ');
    expect(await lines()).toEqual([
      ['PALLET', 3, null],
      ['SLAB_TRUCK', 3, null],
    ]);
    // An order with a slab never ships to a house.
    await setAddress(shop, id, montreal);
    expect(await lines()).toEqual([
      ['PICKUP', null, null],
      ['PICKUP', 1, null],
    ]);
    await shop.platform.db.tx((db) =>
      saveAttributes(db, [{ ...size, code: 'lead_time_days', input: 'decimal', options: [] }]),
    );
    await sql`insert into product_value (product_id, attribute_id, store_view_id, value)
      select p.id, a.id, 0, '28' from product p, attribute a where p.sku = 'TILE' and a.code = 'lead_time_days'`.execute(
      kysely,
    );
    await sql`update stock set reserved = qty where product_id = (select id from product where sku = 'TILE')`.execute(
      kysely,
    );
    expect(await lines()).toEqual([
      ['PICKUP', null, 28],
      ['PICKUP', 1, null],
    ]);
    // A product that is not sold has neither a dispatch day nor a restocking time.
    await sql`update product set is_enabled = false where sku = 'TILE'`.execute(kysely);
    expect((await lines())[0]).toEqual(['PICKUP', null, null]);
    await sql`update stock set reserved = 0 where product_id = (select id from product where sku = 'TILE')`.execute(
      kysely,
    );
    expect((await lines())[0]).toEqual(['PICKUP', null, null]);
    await sql`update product set is_enabled = true where sku = 'TILE'`.execute(kysely);
  });

  test('lists the cart lines that cannot be returned', async () => {
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
