import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { hasCatalogue, settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { describeWithDatabases, testDatabase } from '#commerce/platform/database/testing/database.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { testPlatform } from '#commerce/platform/testing/platform.ts';
import { loadCatalogue, loadFirstCatalogue } from './service.ts';
import { openCatalogueShop } from './testing/catalogue-shop.ts';
import { smallCatalogue, smallCatalogueFile } from './testing/small-catalogue.ts';
import { Products } from './products.ts';
import { readCatalogue } from './read-catalogue.ts';
import { Scratch } from './scratch-file.ts';
import { batchSizeOf } from './write-products.ts';

const PRODUCTS = 'products/all.csv';
const scratchFolder = mkdtempSync(join(tmpdir(), 'tessera-batches-'));
afterAll(() => rmSync(scratchFolder, { recursive: true, force: true }));

test('a product and its variants are in one batch for any order of rows', async () => {
  const [header = '', ...rows] = smallCatalogueFile(PRODUCTS).trimEnd().split('\n');
  const scratch = new Scratch(join(scratchFolder, 'order'));
  const { products } = await readCatalogue(
    smallCatalogue({ [PRODUCTS]: [header, ...rows.toReversed()].join('\n') }),
    scratch,
  );
  const batches = [...products.batches(2)].map((batch) => batch.map(({ sku }) => sku));
  scratch.close();
  expect(batches.flat().toSorted()).toEqual(products.skus.toSorted());
  const family = batches.find((skus) => skus.includes('CAL'));
  expect(family).toEqual(expect.arrayContaining(['CAL', 'CAL-12-POL', 'CAL-24-POL', 'CAL-24-HON']));
});

test('values in a scratch file are read back in any order, and the directory is removed', () => {
  const folder = join(scratchFolder, 'values');
  const scratch = new Scratch(folder);
  const file = scratch.file<{ text: string }>('values');
  const texts = Array.from({ length: 3000 }, (_, index) => `é${index}`.repeat(200));
  for (const text of texts) file.add({ text });
  expect(texts.map((_, index) => file.at(texts.length - 1 - index).text)).toEqual(texts.toReversed());
  expect(new Products(scratch.file('empty')).length).toBe(0);
  scratch.close();
  expect(() => new Scratch(folder).close()).not.toThrow();
});

/** A database whose nth transaction fails, as if the process had been killed before the commit. */
const failingAt = (database: Database, which: number): Database => {
  let left = which;
  return {
    ...database,
    tx: (fn) =>
      database.tx(async (db) => {
        const result = await fn(db);
        if (--left === 0) throw new Error('interrupted');
        return result;
      }),
  };
};

describeWithDatabases('an interrupted load', (_open, engine) => {
  const rows = async (database: Database) =>
    (
      await sql`select p.sku, p.is_enabled, t.name, (select count(*)::int from configurable_variant v where v.parent_id = p.id) as variants
        from product p left join product_text t on t.product_id = p.id and t.store_view_id = 0 order by 1`.execute(
        database.kysely,
      )
    ).rows;

  test('shows no incomplete products, does not count as a catalogue, and is continued', async () => {
    const database = await testDatabase(engine);
    const folder = smallCatalogue();
    // The third transaction writes the batch, after the store views and the empty products.
    await expect(loadCatalogue(testPlatform(failingAt(database, 3)), folder)).rejects.toThrow('interrupted');
    expect(await rows(database)).toHaveLength(9);
    expect(await sql`select 1 from product where is_enabled or visibility > 1`.execute(database.kysely)).toMatchObject({
      rows: [],
    });
    expect(await hasCatalogue(database.kysely)).toBe(false);
    const report = await loadFirstCatalogue(testPlatform(database), folder);
    expect(report).toMatchObject({ products: 9, written: 9 });
    expect(await hasCatalogue(database.kysely)).toBe(true);
    expect(await rows(database)).toContainEqual({
      sku: 'CAL',
      is_enabled: true,
      name: 'Lumen Calacatta',
      variants: 3,
    });
    await database.close();
  });

  test('writes all products when it continues after a change of attributes', async () => {
    const database = await testDatabase(engine);
    const platform = testPlatform(database);
    await loadCatalogue(platform, smallCatalogue());
    const attributes = smallCatalogueFile('attributes.yaml').replace('en: Slate,', 'en: Shale,');
    const folder = smallCatalogue({ 'attributes.yaml': attributes });
    await expect(loadCatalogue(testPlatform(failingAt(database, 3)), folder)).rejects.toThrow('interrupted');
    expect(await loadCatalogue(platform, folder)).toMatchObject({ written: 9 });
    expect(await loadCatalogue(platform, folder)).toMatchObject({ written: 0 });
    const { rows: found } = await sql`select 1 from search_document where document @@ 'shale'::tsquery`.execute(
      database.kysely,
    );
    expect(found.length).toBeGreaterThan(0);
    await database.close();
  });

  test('reports the first error, shows whole products only, and writes the rest when it is continued', async () => {
    const shop = await openCatalogueShop(await testDatabase(engine));
    const { platform } = shop.commerce;
    const count = 2 * batchSizeOf(platform, false);
    const rows = Array.from(
      { length: count },
      (_, n) => `N-${n},,simple,,Brume ${n},,,1,1,"Catalog, Search",5.00,,new-${n},,,,"material=slate",1,,\n`,
    );
    const folder = smallCatalogue({ [PRODUCTS]: `${smallCatalogueFile(PRODUCTS).trimEnd()}\n${rows.join('')}` });
    // The structure, three batches of products without anything, then the first and the second batch.
    const failing = { ...platform, db: failingAt(platform.db, 6) };
    await expect(loadCatalogue(failing, folder)).rejects.toThrow('interrupted');
    await settleCatalog(platform);
    const seen = async () => {
      const { data } = await shop.execute(
        '{ products(search: "brume", pageSize: 1) { total_count items { price_range { minimum_price { final_price { value } } } } } }',
      );
      return data.products as { total_count: number; items: object[] };
    };
    const half = await seen();
    expect(half.total_count).toBeGreaterThan(0);
    expect(half.total_count).toBeLessThan(count);
    expect(half.items).toMatchObject([{ price_range: { minimum_price: { final_price: { value: 5 } } } }]);
    const { written } = await loadCatalogue(platform, folder);
    expect(written).toBe(count - half.total_count);
    await settleCatalog(platform);
    expect((await seen()).total_count).toBe(count);
    await shop.commerce.close();
  });

  test('indexes a changed page for searches although no product has changed', async () => {
    const shop = await openCatalogueShop(await testDatabase(engine));
    const pages = async () =>
      (await shop.execute('{ searchHelp(search: "warranties") { pages { title } } }')).data.searchHelp.pages;
    expect(await pages()).toEqual([]);
    await shop.load(smallCatalogue({ 'pages/faq.en.html': '---\ntitle: Warranties\n---\n<p>Ten years.</p>' }));
    expect(await pages()).toEqual([{ title: 'Warranties' }]);
    await shop.commerce.close();
  });

  test('writes only changed products, and refuses a concurrent load', async () => {
    const database = await testDatabase(engine);
    const platform = testPlatform(database);
    await loadCatalogue(platform, smallCatalogue());
    const changed = smallCatalogue({ [PRODUCTS]: smallCatalogueFile(PRODUCTS).replace('45.50', '47.25') });
    const [first, second] = await Promise.allSettled([
      loadCatalogue(platform, changed),
      loadCatalogue(platform, changed),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { products: 9, written: 1 } });
    expect(second).toMatchObject({ status: 'rejected' });
    expect(String((second as PromiseRejectedResult).reason)).toContain(
      'A load of the catalogue or its dry run is running',
    );
    await database.close();
  });
});
