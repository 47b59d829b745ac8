import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { allowLater, setStock } from '../testing/books.ts';
import { pay, placeOrder, readyCart } from '../testing/shopper.ts';
import { saveTestProducts } from '../testing/test-products.ts';

describeWithDatabase('the pick list', (open) => {
  let shop: TestShop;
  let picker: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    picker = await join(shop, 'picker@orders.example', 'warehouse');
  });

  type List = {
    orders: { increment_id: string; is_pickup: boolean; can_ship: boolean; version: number; later_qty: number }[];
    items: {
      order_id: number;
      sku: string;
      qty: number;
      lots: object[];
      location: string | null;
      unit: string | null;
    }[];
  };
  const list = async (): Promise<List> => (await picker.call('GET', '/V1/counter/pick-list')).body;
  const itemsOf = async (id: string) => (await list()).items.filter(({ order_id: order }) => order === Number(id));
  const newOrder = async (items: readonly [string, number][]): Promise<string> =>
    (await pay(shop, await readyCart(shop, items))).body;

  test('a waiting order is listed with its quantity and the lots of unshipped units', async () => {
    const id = await newOrder([['TILE', 3]]);
    await sql`update order_item i set lots = jsonb_build_array(
        jsonb_build_object('productId', i.product_id, 'code', 'A', 'quantity', 2),
        jsonb_build_object('productId', i.product_id, 'code', 'B', 'quantity', 1))
      from sales_order o where o.id = i.order_id and o.number = ${id}`.execute(shop.platform.db.kysely);
    expect(await itemsOf(id)).toMatchObject([
      {
        sku: 'TILE',
        qty: 3,
        lots: [
          { code: 'A', qty: 2 },
          { code: 'B', qty: 1 },
        ],
        rack: null,
        location: null,
      },
    ]);
    const [line] = await itemsOf(id);
    const shipped = [{ order_item_id: (line as unknown as { order_item_id: number }).order_item_id, qty: 2 }];
    expect((await picker.call('POST', `/V1/order/${id}/ship`, { items: shipped })).status).toBe(200);
    expect(await itemsOf(id)).toMatchObject([{ qty: 1, lots: [{ code: 'B', qty: 1 }] }]);
  });

  test('each lot of a tile has its rack, or the rack of its product', async () => {
    const id = await newOrder([['TILE', 3]]);
    const { kysely } = shop.platform.db;
    await sql`update order_item i set lots = jsonb_build_array(
        jsonb_build_object('productId', i.product_id, 'code', 'A', 'quantity', 1),
        jsonb_build_object('productId', i.product_id, 'code', 'B', 'quantity', 1))
      from sales_order o where o.id = i.order_id and o.number = ${id}`.execute(kysely);
    await sql`insert into stock_rack (product_id, lot, rack)
      select p.id, r.lot, r.rack from product p, (values ('', 'T-1'), ('B', 'T-9')) as r (lot, rack) where p.sku = 'TILE'`.execute(
      kysely,
    );
    expect(await itemsOf(id)).toMatchObject([
      {
        rack: 'T-1',
        lots: [
          { code: 'A', rack: 'T-1' },
          { code: 'B', rack: 'T-9' },
        ],
      },
    ]);
    await kysely.deleteFrom('stock_rack').execute();
  });

  test('a slab is listed with its showroom and lot', async () => {
    const id = await newOrder([['TILE', 1]]);
    await sql`update order_item i set product_id = p.id, sku = p.sku from sales_order o, product p
      where o.id = i.order_id and o.number = ${id} and p.sku = 'LOT-1'`.execute(shop.platform.db.kysely);
    expect(await itemsOf(id)).toMatchObject([{ sku: 'LOT-1', location: 'Montréal', lot: '2605-1', unit: 'slab' }]);
  });

  test('packed items are no longer listed, and their order stays until it ships', async () => {
    const id = await newOrder([['TILE', 1]]);
    expect(await itemsOf(id)).toHaveLength(1);
    await picker.call('POST', `/V1/orders/${id}/ready`, {});
    expect(await itemsOf(id)).toEqual([]);
    const order = (await list()).orders.find(({ increment_id: number }) => number === id);
    expect(order).toMatchObject({ is_pickup: false, can_ship: true, version: 1 });
    await picker.call('POST', `/V1/order/${id}/ship`, {});
    expect((await list()).orders.map(({ increment_id: number }) => number)).not.toContain(id);
  });

  test('of an order in two shipments only the units in stock are picked and shipped, and the rest is stated', async () => {
    await allowLater(shop);
    await sql`update product set weight_grams = 100`.execute(shop.platform.db.kysely);
    await setStock(shop, 'TILE', 4);
    const cart = await readyCart(shop, [['TILE', 10]]);
    await shop.graphql(`mutation ($input: SetShipmentsInput!) { setShipmentsOnCart(input: $input) { shipments } }`, {
      input: { cart_id: cart, shipments: 'APART' },
    });
    const id: string = (await placeOrder(shop, cart)).data.placeOrder.order.order_number;
    const on = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    expect(await itemsOf(id)).toMatchObject([{ sku: 'TILE', qty: 4, later: { qty: 6, on } }]);
    const listed = async () => (await list()).orders.find(({ increment_id: number }) => number === id);
    expect(await listed()).toMatchObject({ can_ship: true, later_qty: 6 });
    const order = async () => (await picker.call('GET', `/V1/orders/${id}`)).body;
    expect(await order()).toMatchObject({
      extension_attributes: { is_split: true },
      items: [{ qty_backordered: 6, extension_attributes: { later: { qty: 6, on } } }],
    });
    expect((await picker.call('POST', `/V1/order/${id}/ship`, {})).status).toBe(200);
    expect((await order()).items).toMatchObject([{ qty_shipped: 4, qty_backordered: 6 }]);
    expect(await listed()).toBeUndefined();
    await setStock(shop, 'TILE', 1000);
  });

  test.each([
    ['purchaseorder', true],
    ['cashondelivery', true],
    ['checkmo', false],
    ['banktransfer', false],
  ])('an unpaid order by %s is listed: %s', async (method, isListed) => {
    const id = await newOrder([['TILE', 1]]);
    await sql`update sales_order set status = 'pending', payment_method_code = ${method} where number = ${id}`.execute(
      shop.platform.db.kysely,
    );
    expect((await list()).orders.some(({ increment_id: number }) => number === id)).toBe(isListed);
  });
});
