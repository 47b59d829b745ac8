import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { composedCatalogue } from '#commerce/import/testing/composed-catalogue.ts';
import { createIntegration } from '#commerce/merchandise/integration/service.ts';
import type { CatalogSnapshot } from '#commerce/merchandise/catalog/catalog-snapshot.ts';
import { CatalogChanges } from '#commerce/merchandise/catalog/catalog-changes.ts';
import { LiveCatalog } from '#commerce/merchandise/catalog/live-catalog.ts';
import { aggregate } from '#commerce/merchandise/catalog/list-facets.ts';
import { matchProducts } from '#commerce/merchandise/catalog/list-query.ts';
import { sortProducts } from '#commerce/merchandise/catalog/list-sort.ts';
import { settledSnapshot } from '#commerce/merchandise/catalog/snapshot.ts';
import { decrementStock } from '#commerce/merchandise/catalog/service.ts';
import { indexProducts } from '#commerce/merchandise/search/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { callsTo } from '#commerce/platform/testing/test-shop.ts';

const VIEWS = [
  { id: 1, locale: 'en_CA', language: 'en' as const },
  { id: 3, locale: 'fr_CA', language: 'fr' as const },
];
const KEYS = ['position', 'name', 'price', 'price_per_sq_ft', 'material'];

/** Lists of every category, view, currency, customer group and order, with their facets. */
const listsOf = ({ index, categories }: CatalogSnapshot): unknown =>
  [null, ...[...categories.keys()].sort((one, other) => one - other)].flatMap((categoryId) =>
    VIEWS.flatMap((view) =>
      ['CAD', 'USD'].flatMap((currency) =>
        [0, 1, 4].map((group) => {
          const categoryIds = categoryId === null ? null : [categoryId];
          const query = {
            visibleIn: 'either' as const,
            only: null,
            categoryIds,
            facets: [],
            price: null,
            currency,
            group,
          };
          const match = matchProducts(index, query);
          const inOrder = (key: string, isDescending: boolean) =>
            [
              ...sortProducts(index, match.matched, [{ key, isDescending }], {
                ...{ scores: null, categoryId, currency, group, view },
              }),
            ].map((position) => index.ids[position]);
          return {
            of: [categoryId, view.id, currency, group],
            orders: KEYS.flatMap((key) => [inOrder(key, false), inOrder(key, true)]),
            facets: aggregate(index, match, query, {
              language: view.language,
              wording: view.language,
              storeViewId: view.id,
              categories,
              directChildrenOnly: false,
            }),
          };
        }),
      ),
    ),
  );

const stateOf = (catalog: CatalogSnapshot) => ({
  products: new Map([...catalog.products].sort(([one], [other]) => one - other)),
  skus: new Map([...catalog.productIdBySku].sort(([, one], [, other]) => one - other)),
  categories: catalog.categories,
  lists: listsOf(catalog),
  validUntil: catalog.validUntil,
});

const SKUS = ['CAL-12-POL', 'CAL-24-POL', 'CAL-24-HON', 'CAR', 'TRV', 'SLT', 'SLB', 'NEW-1', 'NEW-2'];
const sku = fc.constantFrom(...SKUS);
const anyProduct = fc.constantFrom(...SKUS, 'CAL', 'SET', 'KIT');
const pick = fc.nat({ max: 1000 });
const amount = fc.integer({ min: 1, max: 300 });

const changes = fc.oneof(
  fc.record({ kind: fc.constant('price' as const), sku, amount, view: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant('special' as const), sku, amount, days: fc.constantFrom('ended', 'now', 'later') }),
  fc.record({ kind: fc.constant('tier' as const), sku, amount }),
  fc.record({ kind: fc.constant('stock' as const), sku, amount: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('order' as const), sku, amount: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('name' as const), sku: anyProduct, name: pick, view: fc.constantFrom('', '/CA_FR') }),
  fc.record({ kind: fc.constant('status' as const), sku: anyProduct, status: fc.constantFrom(1, 2) }),
  fc.record({ kind: fc.constant('visibility' as const), sku: anyProduct, visibility: fc.constantFrom(1, 2, 3, 4) }),
  fc.record({ kind: fc.constant('values' as const), sku, pick }),
  fc.record({ kind: fc.constant('place' as const), sku: anyProduct, pick, position: fc.nat({ max: 9 }) }),
  fc.record({ kind: fc.constant('unplace' as const), sku: anyProduct, pick }),
  fc.record({ kind: fc.constant('make' as const), sku: fc.constantFrom('NEW-1', 'NEW-2'), pick }),
  fc.record({ kind: fc.constant('rename category' as const), pick, name: pick }),
  fc.record({ kind: fc.constant('hide category' as const), pick, isActive: fc.boolean() }),
  fc.record({ kind: fc.constant('move category' as const), pick, to: pick }),
  fc.record({ kind: fc.constant('make category' as const), pick, name: pick }),
  fc.record({ kind: fc.constant('rename option' as const), pick, name: pick }),
  fc.record({ kind: fc.constant('filter' as const), isFilterable: fc.boolean(), isSearchable: fc.boolean() }),
  fc.record({ kind: fc.constant('load' as const) }),
);
const deletions = fc.oneof(
  fc.record({ kind: fc.constant('delete' as const), sku }),
  fc.record({ kind: fc.constant('delete category' as const), pick }),
  fc.record({ kind: fc.constant('delete option' as const), pick }),
);
const writes = fc.oneof({ arbitrary: changes, weight: 12 }, { arbitrary: deletions, weight: 1 });
type Write = typeof writes extends fc.Arbitrary<infer T> ? T : never;

const DAYS = {
  ended: { price_from: '2020-01-01 00:00:00', price_to: '2021-01-01 00:00:00' },
  now: { price_from: '2020-01-01 00:00:00', price_to: '2090-01-01 00:00:00' },
  later: { price_from: '2080-01-01 00:00:00' },
};

describeWithDatabase('the catalogue in memory', (open) => {
  let platform: Platform;
  let call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: unknown }>;
  let load: () => Promise<void>;
  beforeAll(async () => {
    const shop = await openCatalogueShop(await open(), composedCatalogue());
    ({ platform } = shop.commerce);
    const token = await createIntegration(platform, { name: 'pim', scopes: ['catalog:read', 'catalog:write'] });
    const { rest } = callsTo(shop.commerce);
    call = (method, path, body) => rest(method, path, body, { authorization: `Bearer ${token}` });
    load = () => shop.load(composedCatalogue());
    // Larger quantities look the same in lists, so changes between them are not read again.
    await sql`update stock set qty = least(qty, 3)`.execute(platform.db.kysely);
    platform.cache.purge([tag.products]);
  });

  const one = async (table: string, at: number): Promise<number> => {
    const ids = await sql<{ id: number }>`select id from ${sql.table(table)} where id > 2 order by id`.execute(
      platform.db.kysely,
    );
    return ids.rows[at % ids.rows.length]?.id ?? 2;
  };
  const optionOf = async (at: number): Promise<{ code: string; id: number }> => {
    const { rows } = await sql<{ code: string; id: number }>`
      select a.code, o.id from attribute_option o join attribute a on a.id = o.attribute_id order by o.id`.execute(
      platform.db.kysely,
    );
    return rows[at % rows.length]!;
  };
  const change = (of: string, product: object, view = '') => call('PUT', `${view}/V1/products/${of}`, { product });

  /** A write may be refused, e.g. for a deleted product; then nothing changes. */
  const apply = async (write: Write): Promise<unknown> => {
    switch (write.kind) {
      case 'price':
        return call('POST', '/V1/products/base-prices', {
          prices: [{ sku: write.sku, price: write.amount, store_id: write.view }],
        });
      case 'special':
        return call('POST', '/V1/products/special-price', {
          prices: [{ sku: write.sku, price: write.amount / 4, store_id: 1, ...DAYS[write.days as keyof typeof DAYS] }],
        });
      case 'tier':
        return call('POST', '/V1/products/tier-prices', {
          prices: [
            {
              ...{ sku: write.sku, price: write.amount / 10, price_type: 'fixed', website_id: 0 },
              ...{ customer_group: 'ALL GROUPS', quantity: 3 },
            },
          ],
        });
      case 'stock':
        return call('POST', '/V1/inventory/source-items', {
          sourceItems: [{ sku: write.sku, source_code: 'default', quantity: write.amount, status: 1 }],
        });
      case 'order': {
        const { rows } = await sql<{ id: number }>`select id from product where sku = ${write.sku}`.execute(
          platform.db.kysely,
        );
        const lines = rows.map(({ id }) => ({ productId: id, quantity: write.amount }));
        return platform.db.tx((db) => decrementStock(platform, db, lines));
      }
      case 'name':
        return change(write.sku, { name: `Tile ${write.name % 20}` }, write.view);
      case 'status':
        return change(write.sku, { status: write.status });
      case 'visibility':
        return change(write.sku, { visibility: write.visibility });
      case 'values': {
        const { code, id } = await optionOf(write.pick);
        const custom_attributes = [
          { attribute_code: code, value: String(id) },
          { attribute_code: 'coverage_sq_ft', value: String((write.pick % 7) + 1) },
          { attribute_code: 'outlet', value: String(write.pick % 2) },
        ];
        return change(write.sku, { custom_attributes });
      }
      case 'place': {
        const category = await one('category', write.pick);
        const productLink = { sku: write.sku, position: write.position, category_id: String(category) };
        return call('POST', `/V1/categories/${category}/products`, { productLink });
      }
      case 'unplace':
        return call('DELETE', `/V1/categories/${await one('category', write.pick)}/products/${write.sku}`);
      case 'make': {
        const category = await one('category', write.pick);
        return call('POST', '/V1/products', {
          product: {
            ...{
              sku: write.sku,
              name: `New ${write.pick}`,
              price: write.pick + 1,
              type_id: 'simple',
              attribute_set_id: 4,
            },
            extension_attributes: {
              stock_item: { qty: write.pick % 3 },
              category_links: [{ category_id: category, position: 1 }],
            },
          },
        });
      }
      case 'delete':
        return call('DELETE', `/V1/products/${write.sku}`);
      case 'rename category':
        return call('PUT', `/V1/categories/${await one('category', write.pick)}`, {
          category: { name: `Category ${write.name}` },
        });
      case 'hide category':
        return call('PUT', `/V1/categories/${await one('category', write.pick)}`, {
          category: { is_active: write.isActive },
        });
      case 'move category':
        return call('PUT', `/V1/categories/${await one('category', write.pick)}/move`, {
          parentId: await one('category', write.to),
        });
      case 'make category':
        return call('POST', '/V1/categories', {
          category: { parent_id: await one('category', write.pick), name: `Made ${write.name}`, is_active: true },
        });
      case 'delete category':
        return call('DELETE', `/V1/categories/${await one('category', write.pick)}`);
      case 'rename option': {
        const { code, id } = await optionOf(write.pick);
        const option = { label: `Option ${write.name % 9}`, sort_order: write.name % 5 };
        return call('PUT', `/V1/products/attributes/${code}/options/${id}`, { option });
      }
      case 'delete option': {
        const { code, id } = await optionOf(write.pick);
        return call('DELETE', `/V1/products/attributes/${code}/options/${id}`);
      }
      case 'filter':
        return call('PUT', '/V1/products/attributes/finish', {
          attribute: {
            ...{ attribute_code: 'finish', frontend_input: 'select' },
            ...{ is_filterable: write.isFilterable, is_searchable: write.isSearchable },
          },
        });
      case 'load':
        return load();
    }
  };

  /** The platform with a database whose nth use fails. */
  const failingAt = (nth: { left: number }): Platform => ({
    ...platform,
    db: {
      ...platform.db,
      get kysely() {
        if (--nth.left === 0) throw new Error('unavailable');
        return platform.db.kysely;
      },
    },
  });

  test('an update that fails at any statement is completed by the next one', async () => {
    const { kysely } = platform.db;
    const nth = Array.from({ length: 24 }, () => ({ left: Infinity }));
    const catalogs = await Promise.all(nth.map((each) => LiveCatalog.read(failingAt(each))));
    const optionId = (
      await sql<{ id: number }>`select v.option_id as id from product_option_value v
      join attribute_choice o on o.option_id = v.option_id where o.attribute_code = 'suitability' limit 1`.execute(
        kysely,
      )
    ).rows[0]!.id;
    const ids = new Map(
      (await kysely.selectFrom('product').select(['sku', 'id']).execute()).map(({ sku: each, id }) => [each, id]),
    );
    expect((await call('DELETE', `/V1/products/attributes/suitability/options/${optionId}`)).status).toBe(200);
    await kysely
      .insertInto('product_link')
      .values({ product_id: ids.get('TRV')!, linked_id: ids.get('OFF')!, kind: 'related', position: 1 })
      .execute();
    for (const catalog of catalogs) await catalog.updateProducts([ids.get('TRV')!]);
    expect((await call('DELETE', '/V1/products/OFF')).status).toBe(200);
    const anew = stateOf(await LiveCatalog.read(platform));
    let failed = 0;
    for (const [at, catalog] of catalogs.entries()) {
      const changed = new CatalogChanges();
      changed.add(new Set([tag.attribute, tag.products, tag.product(ids.get('OFF')!)]));
      nth[at]!.left = at + 1;
      await changed.applyTo(catalog).catch(() => failed++);
      nth[at]!.left = Infinity;
      await changed.applyTo(catalog);
      expect(stateOf(catalog), `use ${at + 1} failed`).toEqual(anew);
    }
    expect(failed).toBeGreaterThan(5);
    expect(failed).toBeLessThan(catalogs.length);
    platform.cache.purge([tag.products]);
  });

  const searchDocuments = () =>
    sql`select store_view_id, product_id, name, document::text from search_document order by 1, 2`.execute(
      platform.db.kysely,
    );

  test('after random writes the catalogue in memory and the search index equal a fresh read', async () => {
    const seed = Number(process.env.CATALOGUE_SEED ?? Math.trunc(Math.random() * 2 ** 31));
    const all = fc.sample(writes, { seed, numRuns: Number(process.env.CATALOGUE_WRITES ?? 60) });
    const done: string[] = [];
    for (const [at, write] of all.entries()) {
      const result = await apply(write);
      done.push(`${JSON.stringify(write)} ${JSON.stringify(result)?.slice(0, 120)}`);
      if (at % 4 < 3) continue;
      const live = stateOf(await settledSnapshot(platform));
      const anew = stateOf(await LiveCatalog.read(platform));
      const documents = await searchDocuments();
      const ids = await platform.db.kysely.selectFrom('product').select('id').execute();
      await platform.db.tx((db) =>
        indexProducts(
          platform,
          db,
          ids.map(({ id }) => id),
        ),
      );
      expect({ live, documents }, `CATALOGUE_SEED=${seed}, after\n${done.slice(-8).join('\n')}`).toEqual({
        live: anew,
        documents: await searchDocuments(),
      });
    }
    if (process.env.CATALOGUE_LOG) console.log(done.join('\n'));
  });
});
