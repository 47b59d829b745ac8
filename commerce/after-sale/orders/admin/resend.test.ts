import { beforeAll, expect, test } from 'vitest';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { codeAt, join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { pay, readyCart } from '../testing/shopper.ts';
import { saveTestProducts } from '../testing/test-products.ts';

type Mail = { kind: string; document: string; sent_at: string };

describeWithDatabase('emails of an order', (open) => {
  let shop: TestShop;
  let owner: Person;
  let warehouse: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    owner = await join(shop, 'owner@mails.example', 'owner');
    warehouse = await join(shop, 'warehouse@mails.example', 'warehouse');
  });
  const mails = async (id: string): Promise<Mail[]> => (await owner.call('GET', `/V1/orders/${id}/emails`)).body;
  const subjects = async (id: string): Promise<string[]> => {
    const rows = await shop.platform.db.kysely
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'mail')
      .orderBy('id')
      .execute();
    const all = rows.map(({ payload }) => (payload as { subject?: string }).subject ?? '');
    return all.filter((subject) => subject.includes(id));
  };
  const resend = (id: string, body?: object) => owner.call('POST', `/V1/orders/${id}/emails`, body);

  test('each email that was sent is listed and sent again with its own content', async () => {
    const id: string = (await pay(shop, await readyCart(shop, [['TILE', 2]]))).body;
    const [line] = (await owner.call('GET', `/V1/orders/${id}`)).body.items;
    const items = [{ orderItemId: line.item_id, qty: 1 }];
    const comment = { comment: 'Part one', is_visible_on_front: 1 };
    await owner.call('POST', `/V1/order/${id}/ship`, { items, comment });
    await owner.call('POST', `/V1/order/${id}/ship`, { items });
    shop.clock.advance(30_000);
    await owner.call('POST', '/V1/counter/proof', { code: codeAt(owner.secret, shop.clock.now()) });
    await owner.call('POST', `/V1/order/${id}/refund`, { items });
    const sent = (await mails(id)).map(({ kind, document }) => ({ kind, document }));
    expect(sent).toEqual([
      { kind: 'confirmation', document: '' },
      { kind: 'shipment', document: `${id}-1` },
      { kind: 'shipment', document: `${id}-2` },
      { kind: 'refund', document: `${id}-C1` },
    ]);
    const first = await subjects(id);
    expect(first).toHaveLength(4);
    shop.clock.advance(60_000);
    for (const mail of sent) expect((await resend(id, mail)).body).toBe(true);
    expect((await subjects(id)).slice(4)).toEqual(first);
    const { rows } = { rows: await mails(id) };
    expect(new Set(rows.map(({ sent_at }) => sent_at)).size).toBe(1);
    const parts = await shop.platform.db.kysely
      .selectFrom('job')
      .select('payload')
      .where('kind', '=', 'mail')
      .execute();
    expect(parts.filter(({ payload }) => JSON.stringify(payload).includes('Part one'))).toHaveLength(2);
    const { body: changes } = await owner.call('GET', `/V1/orders/${id}/changes`);
    expect(changes[0]).toMatchObject({
      who: 'owner@mails.example',
      action: 'order-email',
      after: { email: 'refund', document: `${id}-C1` },
    });
  });

  test('without a body the confirmation is sent, and an email that was never sent is refused', async () => {
    const id: string = (await pay(shop, await readyCart(shop))).body;
    expect((await resend(id, {})).body).toBe(true);
    expect(await subjects(id)).toHaveLength(2);
    expect((await resend(id, { kind: 'shipment', document: `${id}-1` })).status).toBe(404);
    expect((await resend(id, { kind: 'password' })).status).toBe(400);
    expect((await warehouse.call('POST', `/V1/orders/${id}/emails`, {})).status).toBe(401);
    expect((await warehouse.call('GET', `/V1/orders/${id}/emails`)).body).toHaveLength(1);
  });

  test('an order without an email address is refused with a code', async () => {
    const id: string = (await pay(shop, await readyCart(shop))).body;
    await shop.platform.db.kysely.updateTable('sales_order').set({ email: '' }).where('number', '=', id).execute();
    expect(await resend(id)).toMatchObject({ status: 400, body: { error_code: 'ORDER_NO_EMAIL' } });
  });
});
