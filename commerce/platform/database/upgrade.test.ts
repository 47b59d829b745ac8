import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from './migrations.ts';
import { describeWithDatabases, emptyDatabase } from './testing/database.ts';
import { BASELINE } from './testing/baseline.ts';
import { schemaOf } from './testing/schema-of.ts';
import type { Database } from './types.ts';

const all = readMigrations();
const first = BASELINE.map(([name]) => all.find((migration) => migration.name === name)!);

describeWithDatabases('an older database', (open, engine) => {
  let old: Database;
  beforeAll(async () => {
    old = await emptyDatabase(engine);
    for (const [index] of first.entries()) await migrate(old, () => {}, first.slice(0, index + 1));
    await sql`insert into product (sku, type) values ('OLD', 'simple')`.execute(old.kysely);
    await sql`insert into cart (masked_id, store_view_id, currency, created_at, updated_at) values ('old-cart', 0, 'CAD', now(), now())`.execute(
      old.kysely,
    );
    return () => old.close();
  });

  test('has the same schema after its upgrade as a new one', async () => {
    const before = await schemaOf(old.kysely);
    await migrate(old);
    const after = await schemaOf(old.kysely);
    expect(after).not.toEqual(before);
    expect(after).toEqual(await schemaOf((await open()).kysely));
  });

  test('keeps its rows, rates and prices until the next load', async () => {
    const { rows } = await sql`
      select (select count(*) from cart) as carts, (select bool_and(number = id) from cart) as "keepsIds", (select count(*) from product) as products,
        (select rate_ppm from tax_rate where region_code = 'QC' and tax_code = 'qst') as qst,
        (select base_amount from shipping_rate where zone = 'ca' and carrier_code = 'flatrate' and currency = 'CAD') as parcel`.execute(
      old.kysely,
    );
    expect(rows).toEqual([{ carts: 1, keepsIds: true, products: 1, qst: 99_750, parcel: 1495 }]);
  });
});

describeWithDatabases('a new database', (open) => {
  test('has no rates before a catalogue is loaded', async () => {
    const { rows } = await sql`
      select (select count(*) from tax_rate) + (select count(*) from tax_registration) + (select count(*) from shipping_rate)
        + (select count(*) from shipping_zone) as rates`.execute((await open()).kysely);
    expect(rows).toEqual([{ rates: 0 }]);
  });
});
