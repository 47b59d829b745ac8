import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { saveTestProducts } from '#commerce/after-sale/orders/testing/test-products.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { resolverMaps, restRoutes } from '#commerce/modules.ts';
import { join, type Person } from '#commerce/people/staff/testing/people.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { openTestShop, type TestShop } from '#commerce/platform/testing/test-shop.ts';
import { recordedText } from './miss-rules.ts';
import { indexProducts, saveSearchWords } from './service.ts';

test.each([
  ['Zellige  Bleu', 'zellige bleu'],
  ['ann@people.example', undefined],
  ['514 555-0101', undefined],
  ['12x24', '12x24'],
  ['!!', undefined],
  ['x'.repeat(61), undefined],
])('the search %j is recorded as %j', (given, text) => {
  expect(recordedText(given)).toBe(text);
});

describeWithDatabase('searches without a product', (open) => {
  let shop: TestShop;
  let ann: Person;
  beforeAll(async () => {
    shop = await openTestShop(await open(), {
      resolvers: resolverMaps,
      routes: restRoutes,
      fill: saveTestProducts,
      settings: { RATE_LIMITS: 'off' },
    });
    const { rows } = await sql<{ id: number }>`select product_id as id from findable_product`.execute(
      shop.platform.db.kysely,
    );
    await shop.platform.db.tx((db) =>
      indexProducts(
        shop.platform,
        db,
        rows.map(({ id }) => id),
      ),
    );
    await settleCatalog(shop.platform);
    ann = await join(shop, 'ann@shop.example', 'owner');
  });
  const found = async (search: string, pageSize = 24): Promise<number> =>
    (
      await shop.graphql(
        'query ($search: String!, $pageSize: Int!) { products(search: $search, pageSize: $pageSize) { total_count } }',
        {
          search,
          pageSize,
        },
      )
    ).data.products.total_count;
  const misses = async () => (await ann.call('GET', '/V1/searchMisses')).body;

  test('are counted for full lists only, and a synonym of staff finds products at once and after a load', async () => {
    expect(await found('xylophone')).toBe(0);
    expect(await found('Xylophone ')).toBe(0);
    expect(await found('xylo', 3)).toBe(0);
    const known = await found('tile');
    expect(known).toBeGreaterThan(0);
    expect((await misses()).misses).toMatchObject([{ text: 'xylophone', count: 2, language: 'en' }]);
    const body = { language: 'en', text: 'xylophone', finds: 'tile' };
    expect((await ann.call('POST', '/V1/searchSynonyms', { ...body, finds: ' ' })).body.error_code).toBe(
      'SYNONYM_INVALID',
    );
    expect((await ann.call('POST', '/V1/searchSynonyms', body)).body).toBe(true);
    expect(await found('xylophone')).toBe(known);
    const after = await misses();
    expect([after.misses, after.synonyms]).toMatchObject([[], [{ words: ['xylophone'], finds: ['tile'] }]]);
    await shop.platform.db.tx(async (db) => {
      const tags = await saveSearchWords(db, [{ language: 'en', words: ['stone'], finds: ['tile'], answer: null }]);
      await shop.platform.cache.invalidate(db, tags);
    });
    expect(await found('xylophone')).toBe(known);
    const [{ id }] = (await misses()).synonyms;
    expect((await ann.call('DELETE', `/V1/searchSynonyms/en/${id}`)).body).toBe(true);
    expect(await found('xylophone')).toBe(0);
  });
});
