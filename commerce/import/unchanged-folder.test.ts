import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommerce } from '#commerce/app.ts';
import type { Commerce } from '#commerce/app.ts';
import { describeWithDatabases, emptyDatabase } from '#commerce/platform/database/testing/database.ts';
import { writeCatalogue } from '#commerce/platform/database/testing/dumps/catalogue.ts';
import { loadDump } from '#commerce/platform/database/testing/dumps/load-dump.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { testSettings } from '#commerce/platform/testing/settings.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';
import { loadCatalogue } from './service.ts';

/** Tables that record loads, and tables whose rows a load rewrites with new ids. */
const REWRITTEN = ['cache_tag', 'catalogue_load', 'facts_change', 'job', 'menu_node', 'staff_change', 'tax_rate'];

describeWithDatabases('loading an unchanged folder', (_open, engine) => {
  let commerce: Commerce;
  const folder = mkdtempSync(join(tmpdir(), 'tessera-unchanged-'));
  beforeAll(async () => {
    const database = await emptyDatabase(engine);
    await loadDump(database, '9151ba3b');
    commerce = await createCommerce(testSettings(), { database, log: silentLog });
    writeCatalogue(join(import.meta.dirname, '../..'), folder);
  });
  afterAll(async () => {
    await commerce?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const snapshot = async (): Promise<Record<string, readonly string[]>> => {
    const db = commerce.platform.db.kysely;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(
      db,
    );
    const all: Record<string, readonly string[]> = {};
    for (const { name } of tables) {
      if (REWRITTEN.includes(name)) continue;
      const { rows } = await sql<{
        row: string;
      }>`select (to_jsonb(t) - 'updated_at' - 'created_at')::text as row from ${sql.table(name)} t order by 1`.execute(
        db,
      );
      all[name] = rows.map(({ row }) => row);
    }
    return all;
  };

  const stock = async (): Promise<Record<string, string>> => {
    const { rows } = await sql<{ sku: string; stock: string }>`
      select sku, concat_ws(' ', s.qty, string_agg(l.code || ':' || l.qty, ' ' order by l.code)) as stock
        from stock s join product p on p.id = s.product_id left join stock_lot l on l.product_id = p.id
       where sku in ('CAR', 'SLB-2605-28') group by 1, s.qty`.execute(commerce.platform.db.kysely);
    return Object.fromEntries(rows.map((row) => [row.sku, row.stock]));
  };

  test('changes nothing, not even the first time after an upgrade', async () => {
    const sold = { CAR: '47 2601-A:30 2602-B:17', 'SLB-2605-28': '0' };
    expect(await stock()).toEqual(sold);
    await sql`insert into discount_tally (name, used, most) values ('rule ten', 3, 5)`.execute(
      commerce.platform.db.kysely,
    );
    const first = await loadCatalogue(commerce.platform, folder);
    expect([first.unchanged.ownStock, await stock()]).toEqual([2, sold]);
    const before = await snapshot();
    const second = await loadCatalogue(commerce.platform, folder);
    expect(second.unchanged).toEqual({ prices: 0, quantities: 0, ownStock: 2 });
    expect(await snapshot()).toEqual(before);
    const { data } = await callsTo(commerce).graphql('{ slabs(sku: "SLB") { items { sku state } } }');
    expect(data.slabs.items).toContainEqual({ sku: 'SLB-2605-28', state: 'SOLD' });
  });

  test('overwrites only the quantity that changed in the folder', async () => {
    const file = join(folder, 'products/all.csv');
    const text = readFileSync(file, 'utf8');
    const changed = text.replace('commission_class=standard",50,', 'commission_class=standard",60,');
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
    const { unchanged } = await loadCatalogue(commerce.platform, folder);
    expect([unchanged.ownStock, await stock()]).toEqual([1, { CAR: '60 2601-A:30 2602-B:17', 'SLB-2605-28': '0' }]);
  });

  test('a reset takes all stock and lots from the folder', async () => {
    const { unchanged } = await loadCatalogue(commerce.platform, folder, { isStockReset: true });
    expect([unchanged.ownStock, await stock()]).toEqual([0, { CAR: '60 2601-A:30 2602-B:20', 'SLB-2605-28': '1' }]);
  });
});
