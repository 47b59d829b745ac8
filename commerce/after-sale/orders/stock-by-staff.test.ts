import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { saveProducts } from '#commerce/merchandise/catalog/service.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { products, size } from './testing/products.ts';
import { pay, readyCart } from './testing/shopper.ts';
import { saveTestProducts } from './testing/test-products.ts';

const tile = products.find(({ sku }) => sku === 'TILE')!;
const outlet: ProductInput = {
  ...tile,
  sku: 'TILE-OUT',
  qty: 4,
  texts: tile.texts.map((text) => ({ ...text, urlKey: text.urlKey && 'tile-out' })),
  values: [{ attribute: 'outlet', storeViewId: 0, value: '1' }],
};

let requests = 0;
const requestId = (): string => `request-${String((requests += 1)).padStart(16, '0')}`;

describeWithDatabases('stock changed by staff', (open) => {
  let shop: TestShop;
  let ann: Person;
  let bea: Person;
  let tileId: number;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: async (db) => {
        const ids = await saveTestProducts(db, {
          attributes: [{ ...size, options: [], code: 'outlet', input: 'boolean', isUsedInListing: false }],
          products: [outlet],
        });
        await saveProducts(db, [{ ...tile, qty: null, links: [{ kind: 'related', sku: 'TILE-OUT' }] }], new Map());
        tileId = ids.get('TILE')!;
        return ids;
      },
    });
    ann = await join(shop, 'ann@stock.example', 'warehouse');
    bea = await join(shop, 'bea@stock.example', 'counter');
  });
  beforeEach(async () => {
    const db = shop.platform.db.kysely;
    await sql`delete from stock_lot`.execute(db);
    await sql`delete from stock_receipt`.execute(db);
    await sql`update sales_order set status = 'canceled'`.execute(db);
    await sql`update stock set qty = 100, reserved = 0, set_by = null, notify_qty = null where product_id = ${tileId}`.execute(
      db,
    );
  });

  const item = async (sku = 'TILE') => (await ann.call('GET', `/V1/stock/${sku}`)).body;
  const receive = (person: Person, items: readonly object[], id = requestId()) =>
    person.call('POST', '/V1/stock-receipts', { receipt: { request_id: id, items } });
  const count = (items: readonly object[], more: object = {}) =>
    ann.call('POST', '/V1/stock/TILE/count', { count: { items, reason: 'Counted', ...more } });
  const lastChange = async (sku = 'TILE') => (await ann.call('GET', `/V1/stock/${sku}/changes`)).body[0];
  const list = async (field: string, value: string) => {
    const query = `searchCriteria[filter_groups][0][filters][0][field]=${field}&searchCriteria[filter_groups][0][filters][0][value]=${value}`;
    return (await ann.call('GET', `/V1/stock?${query}`)).body;
  };

  test('a delivery adds units, lots and racks; a repeated request adds nothing', async () => {
    const id = requestId();
    const lines = [
      { sku: 'tile', qty: 12, lot: 'A1', rack: 'R-4' },
      { sku: 'TILE', qty: 3, lot: 'A1' },
      { sku: 'TILE', qty: 5 },
    ];
    const first = await receive(ann, lines, id);
    expect([first.status, (await receive(ann, lines, id)).body]).toEqual([200, first.body]);
    expect(await item()).toMatchObject({
      qty: 120,
      available: 120,
      lots: [{ code: 'A1', qty: 15, rack: 'R-4' }],
      on_shelf: [
        { lot: 'A1', qty: 15 },
        { lot: '', qty: 105 },
      ],
    });
    expect(await lastChange()).toMatchObject({
      action: 'stock-received',
      who: 'ann@stock.example',
      channel: 'counter',
      before: { qty: 100, lots: {} },
      after: { qty: 120, lots: { A1: 15 } },
    });
    for (const wrong of [{ qty: 0 }, { qty: 1.5 }, { sku: 'NONE' }, { sku: 'STONE' }])
      expect((await receive(ann, [{ sku: 'TILE', qty: 1, ...wrong }])).status).toBe(400);
    expect((await item()).qty).toBe(120);
  });

  test('units of orders that wait for stock are not available', async () => {
    await sql`update stock set owed = 30 where product_id = ${tileId}`.execute(shop.platform.db.kysely);
    expect(await item()).toMatchObject({ qty: 100, available: 70 });
    await sql`update stock set owed = 0 where product_id = ${tileId}`.execute(shop.platform.db.kysely);
  });

  test('two people who receive the same product at once both count', async () => {
    const replies = await Promise.all([
      receive(ann, [
        { sku: 'TILE', qty: 7, lot: 'B' },
        { sku: 'CHEAP', qty: 1 },
      ]),
      receive(bea, [
        { sku: 'CHEAP', qty: 1 },
        { sku: 'TILE', qty: 8, lot: 'B' },
      ]),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await item()).toMatchObject({ qty: 115, lots: [{ code: 'B', qty: 15 }] });
  });

  test('the same press twice at the same time adds once', async () => {
    const id = requestId();
    const replies = await Promise.all([1, 2].map(() => receive(ann, [{ sku: 'TILE', qty: 7 }], id)));
    expect([replies.map(({ status }) => status), (await item()).qty]).toEqual([[200, 200], 107]);
  });

  test('the shop sells a delivery at once', async () => {
    await sql`update stock set qty = 0 where product_id = ${tileId}`.execute(shop.platform.db.kysely);
    const purged: string[] = [];
    const end = shop.platform.cache.onPurge((tags) => purged.push(...tags));
    await receive(ann, [{ sku: 'TILE', qty: 2 }]);
    end();
    expect(purged).toContain(tag.product(tileId));
    expect((await pay(shop, await readyCart(shop))).status).toBe(200);
  });

  test('a correction changes the stock by the difference, once', async () => {
    const { body: receipt } = await receive(ann, [
      { sku: 'TILE', qty: 12, lot: 'A' },
      { sku: 'CHEAP', qty: 4 },
    ]);
    const cheap = (await item('CHEAP')).qty;
    const correct = (version: number) =>
      bea.call(
        'PUT',
        `/V1/stock-receipts/${receipt.id}`,
        { receipt: { note: 'One box broken', items: [{ sku: 'TILE', qty: 11, lot: 'A' }] } },
        { 'if-match': `"${version}"` },
      );
    expect((await correct(1)).body).toMatchObject({ version: 2, items: [{ sku: 'TILE', qty: 11, lot: 'A' }] });
    expect((await correct(1)).body.error_code).toBe(CHANGED_BY_OTHERS);
    expect(await item()).toMatchObject({ qty: 111, lots: [{ code: 'A', qty: 11 }] });
    expect((await item('CHEAP')).qty).toBe(cheap - 4);
    expect(await lastChange()).toMatchObject({ action: 'stock-corrected', before: { qty: 112 }, after: { qty: 111 } });
  });

  test('a correction cannot remove units that were sold meanwhile', async () => {
    const { body: receipt } = await receive(ann, [{ sku: 'TILE', qty: 12 }]);
    await sql`update stock set reserved = 105 where product_id = ${tileId}`.execute(shop.platform.db.kysely);
    const reply = await ann.call('PUT', `/V1/stock-receipts/${receipt.id}`, {
      receipt: { items: [{ sku: 'TILE', qty: 2 }] },
    });
    expect(reply).toMatchObject({ status: 400, body: { error_code: 'STOCK_SHORT', parameters: [7, 'TILE'] } });
    expect((await item()).qty).toBe(112);
  });

  test('a count sets the stock, with a reason; an order during the count does not disturb it', async () => {
    const seen = (await item()).on_shelf;
    expect(seen).toEqual([{ lot: '', qty: 100 }]);
    await pay(shop, await readyCart(shop));
    const sold = 100 - (await item()).qty;
    expect(sold).toBeGreaterThan(0);
    expect(await item()).toMatchObject({ to_ship: sold, on_shelf: seen });
    expect((await count([{ lot: '', seen: 100, counted: 97 }], { reason: '' })).status).toBe(400);
    expect((await count([{ lot: '', seen: 100, counted: 97 }])).body).toMatchObject({
      qty: 97 - sold,
      on_shelf: [{ lot: '', qty: 97 }],
    });
    expect((await lastChange()).after).toMatchObject({ reason: 'Counted', difference: -3 });
  });

  test('a count of a lot leaves the others alone', async () => {
    await receive(ann, [
      { sku: 'TILE', qty: 10, lot: 'A' },
      { sku: 'TILE', qty: 6, lot: 'B' },
    ]);
    await count([
      { lot: 'A', seen: 10, counted: 8 },
      { lot: 'B', seen: 6, counted: 9 },
    ]);
    expect(await item()).toMatchObject({
      qty: 117,
      lots: [
        { code: 'A', qty: 8 },
        { code: 'B', qty: 9 },
      ],
    });
  });

  test('a count that contains a lot twice is refused', async () => {
    const twice = { lot: '', seen: 100, counted: 98 };
    expect((await count([twice, twice])).status).toBe(400);
    expect((await item()).qty).toBe(100);
  });

  test('a count after a change by others is refused', async () => {
    await receive(bea, [{ sku: 'TILE', qty: 10 }]);
    expect(await count([{ lot: '', seen: 100, counted: 90 }])).toMatchObject({
      status: 412,
      body: { error_code: CHANGED_BY_OTHERS, parameters: [110, 100] },
    });
    expect((await item()).qty).toBe(110);
  });

  test('fewer units than are held are a warning first, and never less than is held', async () => {
    await sql`update stock set reserved = 20 where product_id = ${tileId}`.execute(shop.platform.db.kysely);
    expect(await count([{ lot: '', seen: 100, counted: 15 }])).toMatchObject({
      status: 400,
      body: { error_code: 'STOCK_SHORT', parameters: [15, 20] },
    });
    expect((await item()).qty).toBe(100);
    await count([{ lot: '', seen: 100, counted: 15 }], { accept_short: true });
    expect(await item()).toMatchObject({ qty: 20, available: 0 });
    expect((await lastChange()).after).toMatchObject({ missing: 5 });
  });

  test('broken boxes move to the outlet product once, or are written off with a reason', async () => {
    const id = requestId();
    const move = (body: object) => ann.call('POST', '/V1/stock/TILE/moves', { move: { request_id: id, ...body } });
    const before = await item('TILE-OUT');
    expect((await item()).outlets).toEqual([{ sku: 'TILE-OUT', name: 'Plain tile' }]);
    for (let press = 0; press < 2; press += 1)
      expect((await move({ qty: 2, to_sku: 'TILE-OUT', to_qty: 9 })).body.qty).toBe(98);
    expect((await item('TILE-OUT')).qty).toBe(before.qty + 9);
    expect((await lastChange('TILE-OUT')).after).toMatchObject({ from: 'TILE', to: 'TILE-OUT' });
    const writeOff = (body: object) =>
      ann.call('POST', '/V1/stock/TILE/moves', { move: { request_id: requestId(), qty: 1, ...body } });
    expect((await writeOff({})).status).toBe(400);
    expect((await writeOff({ to_sku: 'CHEAP', to_qty: 1 })).status).toBe(400);
    expect((await writeOff({ qty: 1000, reason: 'Broken' })).body.error_code).toBe('STOCK_SHORT');
    expect((await writeOff({ reason: 'Broken' })).body.qty).toBe(97);
    expect(await lastChange()).toMatchObject({ action: 'stock-written-off', after: { reason: 'Broken' } });
  });

  test('broken boxes come from a lot that has them, and the other lots stay', async () => {
    const writeOff = (body: object) =>
      ann.call('POST', '/V1/stock/TILE/moves', { move: { request_id: requestId(), reason: 'Broken', ...body } });
    await receive(ann, [
      { sku: 'TILE', qty: 6, lot: 'A' },
      { sku: 'TILE', qty: 4, lot: 'B' },
    ]);
    await sql`update stock set qty = 12 where product_id = ${tileId}`.execute(shop.platform.db.kysely);
    expect((await writeOff({ qty: 5, lot: 'B' })).body.error_code).toBe('LOT_SHORT');
    expect((await writeOff({ qty: 3, lot: '' })).body.error_code).toBe('LOT_NEEDED');
    expect((await writeOff({ qty: 2, lot: '' })).body.qty).toBe(10);
    expect((await writeOff({ qty: 2, lot: 'A' })).body.qty).toBe(8);
    expect((await item()).lots).toMatchObject([
      { code: 'A', qty: 4 },
      { code: 'B', qty: 4 },
    ]);
  });

  test('of two removals at the same time one is refused if too few units have no lot', async () => {
    await receive(ann, [{ sku: 'TILE', qty: 10, lot: 'A' }]);
    await sql`update stock set qty = 4 + (select sum(qty) from stock_lot where product_id = ${tileId})
      where product_id = ${tileId}`.execute(shop.platform.db.kysely);
    const writeOff = () =>
      ann.call('POST', '/V1/stock/TILE/moves', {
        move: { request_id: requestId(), reason: 'Broken', qty: 3, lot: '' },
      });
    const codes = (await Promise.all([writeOff(), writeOff()])).map(({ body }) => body.error_code);
    expect(codes.toSorted()).toEqual(['LOT_NEEDED', undefined]);
  });

  test('low stock follows the threshold of the product, or else the shop’s', async () => {
    const db = shop.platform.db.kysely;
    const low = async () => (await list('is_below_line', '1')).items.map(({ sku }: { sku: string }) => sku);
    const line = (stock: object) => ann.call('PUT', '/V1/stock/TILE', { stock });
    await sql`update stock set qty = 5 where product_id = ${tileId}`.execute(db);
    expect(await low()).not.toContain('TILE');
    expect((await line({ notify_stock_qty: 6 })).body).toMatchObject({
      notify_stock_qty: 6,
      use_config_notify_stock_qty: false,
      is_below_line: true,
    });
    expect(await low()).toContain('TILE');
    const today = (await bea.call('GET', '/V1/counter/today')).body.entries as { name: string; first: object[] }[];
    expect(today.find(({ name }) => name === 'stock_low')?.first).toContainEqual(
      expect.objectContaining({ title: 'TILE', detail: '5' }),
    );
    await line({ use_config_notify_stock_qty: true });
    expect(await low()).not.toContain('TILE');
    await sql`update stock set qty = 4 where product_id = ${tileId}`.execute(db);
    expect(await low()).toContain('TILE');
    const stockItem = (await ann.call('GET', '/V1/stockItems/TILE')).body;
    expect(stockItem).toMatchObject({ notify_stock_qty: 5, use_config_notify_stock_qty: true });
    await ann.call('PUT', `/V1/products/TILE/stockItems/${stockItem.item_id}`, {
      stockItem: { qty: 4, notify_stock_qty: 2 },
    });
    expect((await item()).notify_stock_qty).toBe(2);
  });

  test('products are found by SKU, name and barcode, and a barcode belongs to one product', async () => {
    const found = async (text: string) => (await list('search', text)).items.map(({ sku }: { sku: string }) => sku);
    const barcode = (sku: string) =>
      ann.call('PUT', `/V1/stock/${sku}`, { stock: { barcode: '0628915000017', rack: 'R-9' } });
    expect((await barcode('TILE')).body).toMatchObject({ barcodes: ['0628915000017'], rack: 'R-9' });
    expect((await barcode('CHEAP')).status).toBe(400);
    expect(await found('til')).toEqual(['TILE', 'TILE-OUT']);
    expect(await found('plain ti')).toEqual(['TILE', 'TILE-OUT']);
    expect(await found('TÎLE plàin')).toEqual(['TILE', 'TILE-OUT']);
    expect(await found('0628915000017')).toEqual(['TILE']);
    expect(await found('%')).toEqual([]);
    expect((await item('0628915000017')).sku).toBe('TILE');
    expect((await receive(ann, [{ sku: '0628915000017', qty: 1 }])).status).toBe(400);
  });

  test('a load of the catalogue leaves the stock as staff set it', async () => {
    await receive(ann, [{ sku: 'TILE', qty: 1, lot: 'A', rack: 'R-1' }]);
    await shop.platform.db.tx((db) => saveProducts(db, [{ ...tile, qty: 7, lots: [] }], new Map()));
    await shop.platform.db.tx((db) => saveProducts(db, [{ ...tile, qty: 8, lots: [] }], new Map()));
    expect(await item()).toMatchObject({ qty: 101, lots: [{ code: 'A', qty: 1, rack: 'R-1' }] });
  });

  test('a role without the scope writes nothing', async () => {
    const reader = await join(shop, 'reader@stock.example', 'read-only');
    expect((await receive(reader, [{ sku: 'TILE', qty: 1 }])).status).toBe(401);
    expect((await item()).qty).toBe(100);
  });
});
