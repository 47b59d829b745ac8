import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { CATALOGUE_SHOP, openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { describeWithDatabases } from '#commerce/platform/database/testing/database.ts';
import { sentBy } from '#commerce/platform/database/testing/sent-statements.ts';
import { findSkus } from './store.ts';
import { searchProducts } from './service.ts';

const COUNT = 10_500;
const FIRST = 100_000;
const SCOPE = { storeViewId: 1, language: 'en' } as const;

describeWithDatabases('a word of many products', (open, engine) => {
  let shop: CatalogueShop;
  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    const { kysely } = shop.commerce.platform.db;
    await sql`insert into product (id, sku, type) select ${FIRST}::int + n, 'MANY-' || n, 'simple' from generate_series(1, ${COUNT}::int) n`.execute(
      kysely,
    );
    await sql`insert into search_document (store_view_id, product_id, sku, name, document)
      select 1, id, lower(sku), 'ombrelle', to_tsvector('simple', case when id = ${FIRST + 9000} then 'ombrelle rare' else 'ombrelle' end)
        from product where id > ${FIRST}`.execute(kysely);
  });

  test('all of them are found, in statements that read a part of the documents each where there is one connection', async () => {
    const { platform } = shop.commerce;
    let found: ReadonlyMap<number, number> = new Map();
    const sent = await sentBy(async () => {
      found = await searchProducts(platform, SCOPE, 'ombrelle', () => 1);
    });
    expect(found.size).toBe(COUNT);
    const reads = sent.filter(({ text }) => text.includes('ts_rank_cd'));
    expect(reads).toHaveLength(engine === 'pglite' ? 11 : 1);
    for (const { text } of engine === 'pglite' ? reads : []) expect(text).toContain('limit');
  });

  test('a word of one product among them is found', async () => {
    const found = await searchProducts(shop.commerce.platform, SCOPE, 'ombrelle rare', () => 1);
    expect([...found.keys()]).toEqual([FIRST + 9000]);
  });

  test('SKUs that begin with a text are looked up in the index of SKUs', async () => {
    const { kysely } = shop.commerce.platform.db;
    await sql`analyze product`.execute(kysely);
    expect((await findSkus(kysely, SCOPE, 'MANY-1050')).size).toBe(2);
    const [statement] = await sentBy(() => findSkus(kysely, SCOPE, 'many-1050'));
    const { rows } = await kysely.executeQuery<{ 'QUERY PLAN': string }>({
      ...sql`select`.compile(kysely),
      sql: `explain ${statement!.text}`,
      parameters: statement!.values,
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('product_sku_start');
    expect(plan).not.toMatch(/Seq Scan on (product|search_document)/);
  });
});
