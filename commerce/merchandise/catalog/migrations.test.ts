import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';

describeWithDatabases('schema of the catalogue', (open) => {
  test('the root of the category tree exists before any import', async () => {
    const db = await open();
    const { rows } = await sql<{ id: number; path: string }>`select id, path from category order by id`.execute(
      db.kysely,
    );
    expect(rows).toEqual([
      { id: 1, path: '1' },
      { id: 2, path: '1/2' },
    ]);
  });

  test('text search ignores accents in English and French', async () => {
    const db = await open();
    const { rows } = await sql<{ fr: boolean; en: boolean }>`
      select to_tsvector('tessera_fr', 'Grès cérame') @@ websearch_to_tsquery('tessera_fr', 'gres cerame') as fr,
             to_tsvector('tessera_en', 'Montréal tiles') @@ websearch_to_tsquery('tessera_en', 'montreal tile') as en`.execute(
      db.kysely,
    );
    expect(rows[0]).toEqual({ fr: true, en: true });
  });

  test('stock cannot be reserved beyond the quantity', async () => {
    const db = await open();
    await sql`insert into product (id, sku, type) values (900001, 'ONE', 'simple')`.execute(db.kysely);
    await expect(sql`insert into stock values (900001, 2, 3)`.execute(db.kysely)).rejects.toThrow(
      /stock_reserved_within_qty/,
    );
  });
});
