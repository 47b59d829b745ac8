import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { openShop } from '#commerce/orders/testing/shop.ts';
import { factsOf } from '#commerce/platform/database/kept-facts.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { unnotedTables } from '#commerce/platform/database/testing/unnoted-tables.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { announce } from './service.ts';
import { hasReceivers } from './store.ts';

describeWithDatabase('happenings that nobody wants to hear', (open) => {
  let shop: TestShop;
  let kysely: Db;
  beforeAll(async () => {
    shop = await openShop(await open());
    ({ kysely } = shop.platform.db);
  });

  const tell = async (): Promise<number> => {
    const { rows } = await sql<{ version: string }>`select version from facts_version`.execute(kysely);
    const kept = factsOf(kysely).at(rows[0]!.version);
    await announce(shop.platform, kysely, [{ event: 'order.placed', data: {} }], kept);
    return (await sql`select from webhook_delivery`.execute(kysely)).rows.length;
  };

  test('cost nothing once that is known, until somebody does', async () => {
    expect(await unnotedTables(kysely, () => hasReceivers(kysely))).toEqual([]);
    expect(await tell()).toBe(0);
    const sent = vi.spyOn(pg.Client.prototype, 'query');
    expect(await tell()).toBe(0);
    expect(sent).toHaveBeenCalledTimes(2);
    sent.mockRestore();
    await sql`insert into webhook (name, url, events, secret, created_at) values ('erp', 'https://erp.example.com', '{order.placed}', 'secret', now())`.execute(
      kysely,
    );
    expect(await tell()).toBe(1);
  });
});
