import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { makeReady, saveOrderSettings, shipOrder } from '#commerce/after-sale/orders/service.ts';
import { ordersOf } from '#commerce/after-sale/orders/testing/books.ts';
import { openShop } from '#commerce/after-sale/orders/testing/shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { add, newCart, pay, readyCart, placeOrder, ship } from '#commerce/after-sale/orders/testing/shopper.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';

const LOOK_UP = `query ($numbers: [String!]!) { getOrderItemsByOrderNumber(ordersNumbers: $numbers) { number status is_pickup items {
  id erp_order_item_status processing_updated_at ready_updated_at shipped_updated_at erp_tracking_numbers
  product { id sku name product_type price small_image } } } }`;

describeWithDatabase('tracking', (open) => {
  let shop: TestShop;
  let addresses = 0;
  beforeAll(async () => {
    shop = await openShop(await open());
  });

  /** From a new IP address each time, to avoid the rate limit. */
  const lookUp = async (numbers: string[], store = 'CA_EN') =>
    (await shop.graphql(LOOK_UP, { numbers }, { store, ip: `198.51.100.${++addresses}` })).data
      .getOrderItemsByOrderNumber;

  const ordered = async (...skus: string[]): Promise<string> => {
    const id = await readyCart(
      shop,
      skus.map((sku) => [sku, 1] as const),
    );
    return (await placeOrder(shop, id)).data.placeOrder.order.order_number;
  };

  test('[TO-17] [TO-18] [TO-19] [TO-20] returns the lines of an order, with a row for the configurable product of a variant', async () => {
    const number = await ordered('TILE', 'STONE-12');
    const [order, ...others] = await lookUp([number]);
    expect(others).toEqual([]);
    expect(order).toMatchObject({ number, status: 'processing', is_pickup: false });
    const line = (sku: string, name: string, product_type: string, image: string | null) => ({
      id: expect.stringMatching(/^\d+$/),
      erp_order_item_status: 'processing',
      processing_updated_at: '2026-06-15 12:00:00',
      ready_updated_at: null,
      shipped_updated_at: null,
      erp_tracking_numbers: [],
      product: {
        id: expect.stringMatching(/^\d+$/),
        sku,
        name,
        product_type,
        price: null,
        small_image: image && `http://shop.test/media/catalog/product/${image}`,
      },
    });
    expect(order.items).toHaveLength(3);
    expect(order.items).toEqual(
      expect.arrayContaining([
        line('TILE', 'Plain tile', 'simple', 'tile.webp'),
        line('STONE', 'Stone', 'configurable', 'stone.webp'),
        line('STONE-12', 'Stone 12 × 24', 'simple', 'stone-12.webp'),
      ]),
    );
  });

  test('returns product names in the reader’s language', async () => {
    const [order] = await lookUp([await ordered('TILE')], 'CA_FR');
    expect(order.items[0].product.name).toBe('Carreau uni');
  });

  test('[TO-31] [TO-35] the schema exposes neither name, address, email nor price', async () => {
    const { errors } = await shop.graphql(
      '{ getOrderItemsByOrderNumber(ordersNumbers: ["1"]) { email firstname grand_total } }',
      {},
      { ip: '203.0.113.9' },
    );
    expect(errors?.length).toBeGreaterThan(0);
    const [order] = await lookUp([await ordered('TILE')]);
    expect(JSON.stringify(order)).not.toMatch(/ann|roy|main st|montr|h2y|\b100\b/i);
  });

  test('[TO-33] omits unknown numbers and invalid texts alike', async () => {
    for (const text of ['999999999', '1', '', '   ', 'abc', '12345678901234567890', "' or 1=1 --", '\u0007'])
      expect(await lookUp([text])).toEqual([]);
  });

  test('[TO-21] returns several numbers in the requested order, at most five, each once', async () => {
    const numbers = [await ordered('TILE'), await ordered('CHEAP')];
    expect(
      (await lookUp([numbers[1]!, '000000001', numbers[0]!, numbers[1]!])).map(
        ({ number }: { number: string }) => number,
      ),
    ).toEqual([numbers[1], numbers[0]]);
    const { errors } = await shop.graphql(LOOK_UP, { numbers: Array(6).fill('1') }, { ip: '203.0.113.8' });
    expect(errors).toMatchObject([
      { message: 'Maximum items of type "ordersNumbers" is 5', extensions: { category: 'graphql-input' } },
    ]);
  });

  test('[TO-34] limits an IP address to ten lookups a minute', async () => {
    const request = () => shop.graphql(LOOK_UP, { numbers: ['000000001'] }, { ip: '203.0.113.7' });
    const responses = [];
    for (let count = 0; count < 12; count++) responses.push(await request());
    expect(responses.map(({ errors }) => errors?.[0]?.extensions?.category)).toEqual([
      ...Array(10).fill(undefined),
      'graphql-too-many-requests',
      'graphql-too-many-requests',
    ]);
    expect(await lookUp(['000000001'])).toEqual([]);
    shop.clock.advance(2 * 60 * 1000);
    expect((await request()).errors).toBeUndefined();
  });

  test('[TO-22] [TO-30] an order moves from processing to ready to shipped, each with its time', async () => {
    const number = await ordered('TILE');
    const started = shop.clock.now();
    shop.clock.advance(3_600_000);
    await makeReady(shop.platform, { number, actor: 'staff' });
    const at = (hours: number) =>
      new Date(started.getTime() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    expect(await lookUp([number])).toMatchObject([
      {
        status: 'processing',
        items: [
          {
            erp_order_item_status: 'ready',
            processing_updated_at: at(0),
            ready_updated_at: at(1),
            shipped_updated_at: null,
          },
        ],
      },
    ]);
    shop.clock.advance(3_600_000);
    await shipOrder(shop.platform, { number, actor: 'staff', tracking: ['1Z999'] });
    expect(await lookUp([number])).toMatchObject([
      {
        status: 'complete',
        items: [{ erp_order_item_status: 'shipped', shipped_updated_at: at(2), erp_tracking_numbers: ['1Z999'] }],
      },
    ]);
    await expect(shipOrder(shop.platform, { number, actor: 'staff' })).rejects.toThrow('is complete already');
    await expect(shipOrder(shop.platform, { number: '000000000', actor: 'staff' })).rejects.toThrow(
      'There is no order',
    );
  });

  test('[TO-30] ships part of an order first', async () => {
    const number = await ordered('TILE', 'STONE-24');
    await shipOrder(shop.platform, { number, actor: 'staff', items: 'STONE-24', tracking: ['PIN-1'] });
    const [order] = await lookUp([number]);
    expect(order.status).toBe('partially');
    const byType = Object.fromEntries(
      order.items.map((item: { product: { sku: string }; erp_order_item_status: string }) => [
        item.product.sku,
        item.erp_order_item_status,
      ]),
    );
    expect(byType).toEqual({ TILE: 'processing', STONE: 'shipped', 'STONE-24': 'shipped' });
    await expect(shipOrder(shop.platform, { number, actor: 'staff', items: 'NONE' })).rejects.toThrow('has no NONE');
  });

  test('returns status changes and shipments with their carriers in the reader’s language', async () => {
    const ups = {
      code: 'ups',
      name: { en: 'UPS Canada', fr: 'UPS au Canada' },
      url: { en: 'https://ups.test/en?n={number}', fr: 'https://ups.test/fr?n={number}' },
    };
    await saveOrderSettings(shop.platform.db.kysely, { cancellation: null, carriers: [ups] });
    const number = await ordered('TILE', 'STONE-24');
    const started = shop.clock.now();
    shop.clock.advance(3_600_000);
    const parcel = { tracking: ['1Z 9'], carrier: 'ups' };
    await shipOrder(shop.platform, { number, actor: 'staff', items: 'STONE-24', ...parcel });
    const follow = async (store: string) =>
      (
        await shop.graphql(
          `query ($numbers: [String!]!) { getOrderItemsByOrderNumber(ordersNumbers: $numbers) { items { id product { sku } }
            status_changes { status code at } shipments { number sent_at items { item_id quantity } parcels { carrier number url } } } }`,
          { numbers: [number] },
          { store, ip: `198.51.100.${++addresses}` },
        )
      ).data.getOrderItemsByOrderNumber[0];
    const at = (hours: number) =>
      new Date(started.getTime() + hours * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
    const { items, ...life } = await follow('CA_EN');
    const stone = items.find(({ product }: { product: { sku: string } }) => product.sku === 'STONE-24');
    expect(life).toEqual({
      status_changes: [
        { status: 'Processing', code: 'processing', at: at(0) },
        { status: 'Partially Shipped', code: 'partially', at: at(1) },
      ],
      shipments: [
        {
          number: `${number}-1`,
          sent_at: at(1),
          items: [{ item_id: stone.id, quantity: 1 }],
          parcels: [{ carrier: 'UPS Canada', number: '1Z 9', url: 'https://ups.test/en?n=1Z%209' }],
        },
      ],
    });
    expect((await follow('CA_FR')).shipments[0].parcels).toEqual([
      { carrier: 'UPS au Canada', number: '1Z 9', url: 'https://ups.test/fr?n=1Z%209' },
    ]);
  });

  test('[TO-26] marks a pickup', async () => {
    const id = await newCart(shop);
    await add(shop, id, 'TILE');
    await ship(shop, id, undefined, ['instore', 'montreal']);
    await pay(shop, id);
    const [order] = await ordersOf(shop, id);
    expect(await lookUp([order!.number])).toMatchObject([{ is_pickup: true }]);
  });

  test('[TO-32] consecutive orders have distant numbers', async () => {
    const { rows } = await sql<{ number: string }>`select number from sales_order order by id`.execute(
      shop.platform.db.kysely,
    );
    const steps = rows.slice(1).map(({ number }, index) => Math.abs(Number(number) - Number(rows[index]?.number)));
    expect(steps.filter((step) => step < 1000)).toEqual([]);
    for (const { number } of rows) expect(number).toMatch(/^\d{9}$/);
  });
});
