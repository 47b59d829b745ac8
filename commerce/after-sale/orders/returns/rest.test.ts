import { mkdir, writeFile } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { codeAt, join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { setStock } from '../testing/books.ts';
import { pay, readyCart } from '../testing/shopper.ts';
import { saveTestProducts } from '../testing/test-products.ts';

describeWithDatabase('returns and claims in the back office', (open) => {
  let shop: TestShop;
  let owner: Person;
  let writer: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    owner = await join(shop, 'owner@returns.example', 'owner');
    writer = await join(shop, 'writer@returns.example', 'content');
  });

  type Items = readonly [sku: string, quantity: number][];
  const request = async (
    kind: 'return' | 'claim',
    items: Items = [['TILE', 2]],
  ): Promise<{ id: string; number: string }> => {
    const id: string = (await pay(shop, await readyCart(shop, items))).body;
    await owner.call('POST', `/V1/order/${id}/ship`, {});
    const number = `${id}-R1`;
    const { kysely } = shop.platform.db;
    await sql`insert into order_return (order_id, number, request_id, kind, message, asked_at, changed_at)
      select id, ${number}, ${number}, ${kind}, 'Two are cracked', ${shop.clock.now()}, ${shop.clock.now()}
        from sales_order where number = ${id}`.execute(kysely);
    await sql`insert into order_return_item (return_id, order_item_id, quantity)
      select r.id, i.id, 1 from order_return r join order_item i on i.order_id = r.order_id
       where r.number = ${number} and i.product_type <> 'configurable'`.execute(kysely);
    return { id, number };
  };
  const stock = async (): Promise<number> =>
    (
      await sql<{
        qty: number;
      }>`select qty::int from stock s join product p on p.id = s.product_id where p.sku = 'TILE'`.execute(
        shop.platform.db.kysely,
      )
    ).rows[0]!.qty;
  const prove = async (): Promise<void> => {
    shop.clock.advance(30_000);
    await owner.call('POST', '/V1/counter/proof', { code: codeAt(owner.secret, shop.clock.now()) });
  };
  const read = async (number: string) => (await owner.call('GET', `/V1/returns/${number}`)).body;
  const list = async (status: string): Promise<string[]> => {
    const filter = 'searchCriteria[filter_groups][0][filters][0]';
    const { body } = await owner.call('GET', `/V1/returns?${filter}[field]=status&${filter}[value]=${status}`);
    return body.items.map(({ number }: { number: string }) => number);
  };

  test('the lines of a return have the name and the chosen options of the order', async () => {
    const { number } = await request('return', [
      ['STONE-12', 1],
      ['TILE', 1],
    ]);
    const { items } = await read(number);
    expect(items).toMatchObject([
      { sku: 'STONE-12', name: 'Stone', options: ['12 × 24'] },
      { sku: 'TILE', options: [] },
    ]);
  });

  test('a claim is approved with a message, and refunded without returning to stock', async () => {
    const { id, number } = await request('claim');
    expect(await list('requested')).toContain(number);
    expect(await read(number)).toMatchObject({
      kind: 'claim',
      status: 'requested',
      order_id: Number(id),
      message: 'Two are cracked',
      items: [{ sku: 'TILE', qty: 1 }],
      next: ['approved', 'declined'],
    });
    const approve = { comment: 'We are sorry' };
    const approved = await owner.call('POST', `/V1/returns/${number}/approve`, approve);
    expect([approved.status, approved.body]).toEqual([200, true]);
    expect([await list('requested'), (await read(number)).status]).toEqual([
      expect.not.arrayContaining([number]),
      'approved',
    ]);
    const { rows: mails } = await sql<{ mail: string }>`
      select payload::text as mail from job where kind = 'mail' and payload::text like '%We are sorry%'`.execute(
      shop.platform.db.kysely,
    );
    expect(mails).toHaveLength(1);
    await prove();
    const before = await stock();
    const refund = await owner.call('POST', `/V1/returns/${number}/refund`, { return_to_stock: false });
    expect(refund).toMatchObject({ status: 200, body: `${id}-C1` });
    expect(await stock()).toBe(before);
    expect(await read(number)).toMatchObject({ status: 'refunded', credit_memo: `${id}-C1`, next: [] });
  });

  test('broken boxes are replaced by an order without charge, linked both ways', async () => {
    const { id, number } = await request('claim');
    await owner.call('POST', `/V1/returns/${number}/approve`, {});
    await prove();
    const before = await stock();
    const clerk = await join(shop, 'clerk@returns.example', 'warehouse');
    expect((await clerk.call('POST', `/V1/returns/${number}/replace`, {})).status).toBe(401);
    const { status, body: replacement } = await owner.call('POST', `/V1/returns/${number}/replace`, {
      comment: 'With our apologies',
    });
    expect([status, await stock()]).toEqual([200, before - 1]);
    expect(await read(number)).toMatchObject({
      status: 'replaced',
      credit_memo: null,
      replacement_id: replacement,
      items: [{ sku: 'TILE', qty: 1, is_replaced: true }],
      next: [],
    });
    const order = (await owner.call('GET', `/V1/orders/${replacement}`)).body;
    const original = (await owner.call('GET', `/V1/orders/${id}`)).body;
    expect(order).toMatchObject({
      status: 'processing',
      grand_total: 0,
      total_due: 0,
      items: [{ sku: 'TILE', qty_ordered: 1, row_total: 0 }],
      billing_address: { city: original.billing_address.city },
      extension_attributes: { replaces: { return_number: number, order_id: Number(id) } },
    });
    expect(original).toMatchObject({
      total_refunded: 0,
      extension_attributes: { replacements: [{ return_number: number, order_id: replacement }] },
    });
    const { body: changes } = await owner.call('GET', `/V1/orders/${id}/changes`);
    expect(changes[0]).toMatchObject({
      action: 'order-return',
      who: 'owner@returns.example',
      after: { replacement: order.increment_id, lines: [{ sku: 'TILE', qty: 1 }] },
    });
    const { rows: mails } = await sql<{ mail: string }>`
      select payload::text as mail from job where kind = 'mail' and payload::text like '%With our apologies%'`.execute(
      shop.platform.db.kysely,
    );
    expect(mails).toHaveLength(1);
    expect(mails[0]!.mail).toContain(`as order ${order.increment_id}`);
    expect((await owner.call('POST', `/V1/order/${replacement}/ship`, {})).status).toBe(200);
    expect((await owner.call('GET', `/V1/orders/${replacement}`)).body).toMatchObject({
      status: 'complete',
      total_due: 0,
    });
    expect((await owner.call('POST', `/V1/returns/${number}/replace`, {})).body.error_code).toBe('RETURN_STATUS');
  });

  test('a line is replaced and another one of the request is refunded', async () => {
    const { id, number } = await request('claim', [
      ['TILE', 2],
      ['CHEAP', 2],
    ]);
    await owner.call('POST', `/V1/returns/${number}/approve`, {});
    await prove();
    const { items } = await read(number);
    const tile = items.find(({ sku }: { sku: string }) => sku === 'TILE');
    const { status } = await owner.call('POST', `/V1/returns/${number}/replace`, { items: [tile.order_item_id] });
    expect(status).toBe(200);
    expect(await read(number)).toMatchObject({
      status: 'refunded',
      credit_memo: `${id}-C1`,
      items: expect.arrayContaining([
        expect.objectContaining({ sku: 'TILE', is_replaced: true }),
        expect.objectContaining({ sku: 'CHEAP', is_replaced: false }),
      ]),
    });
    const { items: lines } = (await owner.call('GET', `/V1/orders/${id}`)).body;
    const refunded = lines.map(({ sku, qty_refunded: count }: { sku: string; qty_refunded: number }) => [sku, count]);
    expect(Object.fromEntries(refunded)).toEqual({ TILE: 0, CHEAP: 1 });
  });

  test('a full refund leaves out replaced units, until their replacement is canceled', async () => {
    const { id, number } = await request('claim');
    await owner.call('POST', `/V1/returns/${number}/approve`, {});
    await prove();
    const { body: replacement } = await owner.call('POST', `/V1/returns/${number}/replace`, {});
    const order = async () => {
      const { status, items, extension_attributes: more } = (await owner.call('GET', `/V1/orders/${id}`)).body;
      const [{ qty_refunded: refunded, extension_attributes: line }] = items;
      return [status, refunded, line?.qty_replaced, more.replacements[0].status];
    };
    const refundAll = () => owner.call('POST', `/V1/order/${id}/refund`, {});
    expect(await order()).toEqual(['complete', 0, 1, 'processing']);
    expect((await refundAll()).status).toBe(200);
    expect(await order()).toEqual(['complete', 1, 1, 'processing']);
    expect((await refundAll()).body.error_code).toBe('ORDER_NOTHING_LEFT');
    expect((await owner.call('POST', `/V1/orders/${replacement}/cancel`, {})).status).toBe(200);
    expect(await order()).toEqual(['complete', 1, undefined, 'canceled']);
    expect((await refundAll()).status).toBe(200);
    expect(await order()).toEqual(['closed', 2, undefined, 'canceled']);
  });

  test('replaced units are refunded if they are chosen', async () => {
    const { id, number } = await request('claim');
    await owner.call('POST', `/V1/returns/${number}/approve`, {});
    await prove();
    await owner.call('POST', `/V1/returns/${number}/replace`, {});
    const { items } = (await owner.call('GET', `/V1/orders/${id}`)).body;
    const chosen = { items: [{ order_item_id: items[0].item_id, qty: 2 }] };
    expect((await owner.call('POST', `/V1/order/${id}/refund`, chosen)).status).toBe(200);
    expect((await owner.call('GET', `/V1/orders/${id}`)).body.status).toBe('closed');
  });

  test('a replacement is refused when the stock is missing, and nothing changes', async () => {
    const { id, number } = await request('claim');
    await owner.call('POST', `/V1/returns/${number}/approve`, {});
    await prove();
    const before = await stock();
    await setStock(shop, 'TILE', 0);
    expect(await owner.call('POST', `/V1/returns/${number}/replace`, {})).toMatchObject({
      status: 400,
      body: { error_code: 'REPLACEMENT_STOCK', parameters: [expect.any(String), 'TILE, 0'] },
    });
    expect(await read(number)).toMatchObject({ status: 'approved', replacement_id: null });
    expect((await owner.call('GET', `/V1/orders/${id}`)).body.extension_attributes.replacements).toBeUndefined();
    await setStock(shop, 'TILE', before);
  });

  test('units refunded by another credit memo are neither replaced nor refunded', async () => {
    const { id, number } = await request('claim', [
      ['TILE', 2],
      ['CHEAP', 2],
    ]);
    await owner.call('POST', `/V1/returns/${number}/approve`, {});
    await prove();
    const { items } = await read(number);
    const tile = items.find(({ sku }: { sku: string }) => sku === 'TILE').order_item_id;
    const refunded = await owner.call('POST', `/V1/order/${id}/refund`, { items: [{ order_item_id: tile, qty: 2 }] });
    expect(refunded.status).toBe(200);
    const before = await stock();
    for (const step of ['replace', 'refund'])
      expect(await owner.call('POST', `/V1/returns/${number}/${step}`, {})).toMatchObject({
        status: 400,
        body: { error_code: 'RETURN_REFUNDED', parameters: [expect.any(String), 'TILE, 0'] },
      });
    expect([(await read(number)).status, await stock()]).toEqual(['approved', before]);
  });

  test('of two replacements at the same time one is made', async () => {
    const { id, number } = await request('claim');
    await owner.call('POST', `/V1/returns/${number}/approve`, {});
    await prove();
    const before = await stock();
    const replace = () => owner.call('POST', `/V1/returns/${number}/replace`, {});
    const statuses = (await Promise.all([replace(), replace()])).map(({ status }) => status);
    expect([statuses.toSorted(), await stock()]).toEqual([[200, 400], before - 1]);
    const { replacements } = (await owner.call('GET', `/V1/orders/${id}`)).body.extension_attributes;
    expect(replacements).toHaveLength(1);
  });

  test('declining needs a message, and a move that is not allowed is refused', async () => {
    const { number } = await request('return');
    expect((await owner.call('POST', `/V1/returns/${number}/decline`, {})).status).toBe(400);
    expect(await owner.call('POST', `/V1/returns/${number}/receive`, {})).toMatchObject({
      status: 400,
      body: { error_code: 'RETURN_STATUS' },
    });
    expect((await owner.call('POST', `/V1/returns/${number}/decline`, { comment: 'Too late' })).status).toBe(200);
    expect((await read(number)).status).toBe('declined');
  });

  test('two people do not decide at once', async () => {
    const { number } = await request('return');
    const { version } = await read(number);
    const match = { 'if-match': `"${version}"` };
    expect((await owner.call('POST', `/V1/returns/${number}/approve`, {}, match)).status).toBe(200);
    const second = await owner.call('POST', `/V1/returns/${number}/decline`, { comment: 'No' }, match);
    expect([second.status, (await read(number)).status]).toEqual([412, 'approved']);
  });

  test('a photograph is read by staff of orders only', async () => {
    const { number } = await request('claim');
    const folder = pathOf(shop.platform.settings.varDir, 'claims');
    await mkdir(folder, { recursive: true });
    await writeFile(pathOf(folder, `photo-${number}`), 'pixels');
    await sql`insert into order_photo (token_hash, return_id, stored_as, bytes, uploaded_at)
      select decode(md5(${number}), 'hex'), id, ${`photo-${number}`}, 6, ${shop.clock.now()} from order_return where number = ${number}`.execute(
      shop.platform.db.kysely,
    );
    const path = `/V1/returns/${number}/photos/1`;
    const { status, body } = await owner.call('GET', path);
    expect([status, Buffer.from(body.base64_encoded_data, 'base64').toString()]).toEqual([200, 'pixels']);
    expect((await owner.call('GET', `/V1/returns/${number}/photos/2`)).status).toBe(404);
    expect((await writer.call('GET', path)).status).toBe(401);
    expect((await shop.rest('GET', path)).status).toBe(401);
  });

  test('an unknown return is not found', async () => {
    expect((await owner.call('GET', '/V1/returns/nothing')).status).toBe(404);
    expect((await owner.call('POST', '/V1/returns/nothing/approve', {})).status).toBe(404);
  });
});
