import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { saveTestProducts } from '../testing/test-products.ts';
import { pay, readyCart } from '../testing/shopper.ts';

describeWithDatabase('orders changed by staff', (open) => {
  let shop: TestShop;
  let ann: Person;
  let bea: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    ann = await join(shop, 'ann@orders.example', 'owner');
    bea = await join(shop, 'bea@orders.example', 'warehouse');
  });
  const newOrder = async (): Promise<string> => (await pay(shop, await readyCart(shop))).body;
  const order = async (id: string) => (await ann.call('GET', `/V1/orders/${id}`)).body;
  const match = (version: number) => ({ 'if-match': `"${version}"` });

  test('a second change based on the same version of an order is refused and writes nothing', async () => {
    const id = await newOrder();
    const { version } = (await order(id)).extension_attributes;
    const note = (text: string) => ({ statusHistory: { comment: text, is_visible_on_front: 0 } });
    expect((await ann.call('POST', `/V1/orders/${id}/comments`, note('First'), match(version))).status).toBe(200);
    expect(await bea.call('POST', `/V1/orders/${id}/comments`, note('Second'), match(version))).toMatchObject({
      status: 412,
      body: { error_code: CHANGED_BY_OTHERS, parameters: [id, '2026-06-15 12:00:00', 'ann'] },
    });
    expect((await bea.call('POST', `/V1/order/${id}/ship`, {}, match(version))).status).toBe(412);
    const now = await order(id);
    expect(now.status_histories.map(({ comment }: { comment: string }) => comment)).toEqual(['First']);
    expect(now.extension_attributes.version).toBe(version + 1);
    expect((await bea.call('POST', `/V1/order/${id}/ship`, {}, match(version + 1))).status).toBe(200);
  });

  test('changes contain the account and the values before and after', async () => {
    const id = await newOrder();
    await bea.call('POST', `/V1/order/${id}/ship`, { tracks: [{ trackNumber: '1Z9', carrierCode: 'custom' }] });
    const { body: changes } = await ann.call('GET', `/V1/orders/${id}/changes`);
    expect(changes.at(-1)).toEqual({
      created_at: '2026-06-15 12:00:00',
      channel: 'counter',
      who: 'bea@orders.example',
      action: 'order-shipment',
      before: { status: 'processing' },
      after: { status: 'shipped', document: `${id}-1` },
    });
    expect((await order(id)).status).toBe('complete');
  });

  test.each([
    ['telephone', '%5550101'],
    ['postcode', 'H2Y1C6'],
    ['customer_lastname', 'roy'],
  ])('orders are found by %s', async (field, value) => {
    const id = await newOrder();
    const find = async (text: string): Promise<number[]> => {
      const filter = 'searchCriteria[filter_groups][0][filters][0]';
      const query = `${filter}[field]=${field}&${filter}[condition_type]=like&${filter}[value]=${encodeURIComponent(text)}`;
      const { body } = await bea.call('GET', `/V1/orders?${query}`);
      return body.items.map((one: { entity_id: number }) => one.entity_id);
    };
    expect(await find(value)).toContain(Number(id));
    expect(await find('nothing')).toEqual([]);
  });

  test.each(['514 555 0101', '555-0101', 'h2y 1c6', 'H2Y', 'roy', 'ann r', 'ROY h2y', 'ann@example'])(
    'one field finds orders by "%s"',
    async (text) => {
      const id = await newOrder();
      const find = async (value: string): Promise<number[]> => {
        const filter = 'searchCriteria[filter_groups][0][filters][0]';
        const query = `${filter}[field]=search&${filter}[value]=${encodeURIComponent(value)}`;
        const { body } = await bea.call('GET', `/V1/orders?${query}`);
        expect(body.total_count).toBe(body.items.length);
        return body.items.map((one: { entity_id: number }) => one.entity_id);
      };
      expect(await find(text)).toContain(Number(id));
      expect(await find(`${text} zz`)).toEqual([]);
      expect(await find(String(Number(id)))).toEqual([Number(id)]);
    },
  );

  test('an order without lines is listed, and read by its id', async () => {
    const id = await newOrder();
    const { kysely } = shop.platform.db;
    await sql`delete from order_item where order_id = (select id from sales_order where number = ${id})`.execute(
      kysely,
    );
    const filter = `searchCriteria[filter_groups][0][filters][0]`;
    const { status, body } = await ann.call('GET', `/V1/orders?${filter}[field]=increment_id&${filter}[value]=${id}`);
    expect([status, body.items.map(({ items }: { items: unknown[] }) => items)]).toEqual([200, [[]]]);
    expect((await order(id)).items).toEqual([]);
  });

  test('an order lists its own documents only, and returns them as PDF', async () => {
    const [id, other] = [await newOrder(), await newOrder()];
    await bea.call('POST', `/V1/order/${id}/ship`, {});
    const { body: papers } = await bea.call('GET', `/V1/orders/${id}/papers`);
    expect(papers).toEqual(
      expect.arrayContaining([
        { number: id, kind: 'receipt' },
        { number: `${id}-1`, kind: 'packing_slip' },
      ]),
    );
    const { body: slip } = await bea.call('GET', `/V1/orders/${id}/papers/${id}-1`);
    expect(slip.name).toBe(`packing-slip-${id}-1.pdf`);
    expect(Buffer.from(slip.base64_encoded_data, 'base64').toString('latin1')).toMatch(/^%PDF-/);
    expect((await bea.call('GET', `/V1/orders/${other}/papers/${id}-1`)).status).toBe(404);
  });

  test('the confirmation is sent again and recorded with the account', async () => {
    const id = await newOrder();
    expect((await bea.call('POST', `/V1/orders/${id}/emails`, {})).status).toBe(401);
    expect((await ann.call('POST', `/V1/orders/${id}/emails`, {})).body).toBe(true);
    const { body: changes } = await ann.call('GET', `/V1/orders/${id}/changes`);
    expect(changes[0]).toMatchObject({ who: 'ann@orders.example', action: 'order-email' });
  });

  test('items for pickup are marked ready', async () => {
    const id = await newOrder();
    expect((await bea.call('POST', `/V1/orders/${id}/ready`, {})).status).toBe(200);
    const { body: changes } = await ann.call('GET', `/V1/orders/${id}/changes`);
    expect(changes[0].action).toBe('order-ready');
  });
});
