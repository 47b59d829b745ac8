import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { pay, readyCart } from '../orders/testing/shopper.ts';
import { saveTestProducts } from '../orders/testing/test-products.ts';

describeWithDatabase('failed emails and payments in doubt', (open) => {
  let shop: TestShop;
  let owner: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), { resolvers: resolverMaps, routes: restRoutes, fill: saveTestProducts });
    owner = await join(shop, 'owner@waiting.example', 'owner');
  });
  const insertMail = async (isFailed: boolean): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into job (kind, payload, failed_at, last_error)
      values ('mail', '{"to": "a@b.example", "subject": "Your order"}', ${isFailed ? shop.clock.now() : null}, '550 no such user')
      returning id`.execute(shop.platform.db.kysely);
    return rows[0]!.id;
  };
  const failed = async () => (await owner.call('GET', '/V1/counter/mails')).body;

  test('a failed email is sent again, or given up with its content deleted', async () => {
    const [again, over, waiting] = [await insertMail(true), await insertMail(true), await insertMail(false)];
    expect(await failed()).toMatchObject([
      { id: again, to: 'a@b.example', subject: 'Your order', reason: '550 no such user' },
      { id: over },
    ]);
    expect((await owner.call('POST', `/V1/counter/mails/${again}/retry`, {})).status).toBe(200);
    expect((await owner.call('POST', `/V1/counter/mails/${over}/dismiss`, {})).status).toBe(200);
    expect(await failed()).toEqual([]);
    const { rows } =
      await sql`select id, failed_at is null as waits, done_at is not null as done, payload = '{}' as empty
      from job where id = any(${[again, over]}::bigint[]) order by id`.execute(shop.platform.db.kysely);
    expect(rows).toEqual([
      { id: again, waits: true, done: false, empty: false },
      { id: over, waits: false, done: true, empty: true },
    ]);
    for (const id of [waiting, over, 'x'])
      expect((await owner.call('POST', `/V1/counter/mails/${id}/dismiss`, {})).status).toBe(404);
  });

  test('payments without a result are listed, and gone after a check with the gateway', async () => {
    await pay(shop, await readyCart(shop));
    await sql`update payment_attempt set state = 'voiding', started_at = ${new Date(shop.clock.now().getTime() - 86_400_000)}`.execute(
      shop.platform.db.kysely,
    );
    const { body: before } = await owner.call('GET', '/V1/counter/payments-in-doubt');
    expect(before).toHaveLength(1);
    expect((await owner.call('POST', '/V1/counter/payments-in-doubt/check', {})).body).toEqual([]);
    const { rows } = await sql`select who, action from staff_change where action = 'payments-check'`.execute(
      shop.platform.db.kysely,
    );
    expect(rows).toEqual([{ who: 'owner@waiting.example', action: 'payments-check' }]);
  });
});
