import { beforeAll, expect, test } from 'vitest';
import {
  decrementStock,
  storedProducts,
  attributeExtensions,
  openCategory,
  openProduct,
  productUrlKey,
  saveProducts,
} from '#commerce/merchandise/catalog/service.ts';
import { openCatalogueShop, CATALOGUE_SHOP } from '#commerce/import/testing/catalogue-shop.ts';
import type { CatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { createExecutor } from '#commerce/platform/graphql/executor.ts';
import type { GraphqlExecutor } from '#commerce/platform/graphql/executor.ts';
import { assembleSchema } from '#commerce/platform/graphql/schema.ts';
import { requestScope } from '#commerce/request-scope.ts';
import { resolverMaps } from '#commerce/modules.ts';

/** A new resolver that does not set tags itself. */
const NEW_FIELDS = `extend type StoreConfig {
  best_seller(id: Int!): ProductInterface
  best_seller_address(id: Int!): String
  best_category(id: Int!): CategoryTree
}`;
type Id = { id: number };
const NEW_RESOLVERS = {
  StoreConfig: {
    best_seller: (_parent: unknown, { id }: Id, context: CommerceContext) => openProduct(context, id),
    best_seller_address: (_parent: unknown, { id }: Id, context: CommerceContext) => productUrlKey(context, id),
    best_category: (_parent: unknown, { id }: Id, context: CommerceContext) => openCategory(context, id),
  },
};

describeWithDatabase('responses that show the catalogue', (open) => {
  let shop: CatalogueShop;
  let execute: GraphqlExecutor;
  let carrara: number;
  let travertine: number;

  beforeAll(async () => {
    shop = await openCatalogueShop(await open(CATALOGUE_SHOP));
    const { platform } = shop.commerce;
    const { sdl, resolvers } = await attributeExtensions(platform);
    const schema = assembleSchema([...resolverMaps, NEW_RESOLVERS, resolvers], NEW_FIELDS + sdl);
    execute = createExecutor({ platform, schema, scope: requestScope(platform) });
    const idOf = async (sku: string) =>
      (await shop.execute(`{ products(filter: { sku: { eq: "${sku}" } }) { items { id } } }`)).data.products.items[0]
        .id;
    [carrara, travertine] = [await idOf('CAR'), await idOf('TRV')];
  });

  /** True if a response stays cached until `changed` changes. */
  const isPurgedBy = async (query: string, changed: string): Promise<boolean> => {
    const { platform } = shop.commerce;
    execute.cache.clear();
    const response = await execute({ method: 'GET', query, headers: {}, ip: '192.0.2.1' });
    expect(JSON.parse(response.body.toString()).errors).toBeUndefined();
    expect(execute.cache.size).toBe(1);
    await platform.db.tx((db) => platform.cache.invalidate(db, [changed]));
    return execute.cache.size === 0;
  };

  test.each([
    ['a field', (id: number) => `{ storeConfig { best_seller(id: ${id}) { url_key } } }`],
    [
      'only a price',
      (id: number) =>
        `{ storeConfig { best_seller(id: ${id}) { price_range { minimum_price { final_price { value } } } } } }`,
    ],
    ['a fact through the service', (id: number) => `{ storeConfig { best_seller_address(id: ${id}) } }`],
    ['that there is none', (id: number) => `{ storeConfig { best_seller(id: ${id}00000) { sku } } }`],
  ])('a new resolver that reads %s of a product is purged with that product only', async (_what, query) => {
    const id = query(carrara).includes(`${carrara}00000`) ? carrara * 100_000 : carrara;
    expect(await isPurgedBy(query(carrara), tag.product(id))).toBe(true);
    expect(await isPurgedBy(query(carrara), tag.product(travertine))).toBe(false);
  });

  const calacatta = async (): Promise<{ id: number; variants: { product: { id: number } }[] }> =>
    (
      await shop.execute(
        '{ products(filter: { sku: { eq: "CAL" } }) { items { id ... on ConfigurableProduct { variants { product { id } } } } } }',
      )
    ).data.products.items[0];

  test('products shown within another product are tagged as well', async () => {
    const { id } = await calacatta();
    const related = `{ storeConfig { best_seller(id: ${id}) { related_products { url_key } } } }`;
    expect(await isPurgedBy(related, tag.product(carrara))).toBe(true);
  });

  test('variants have the tag of their product, which a sale or a write of a variant purges', async () => {
    const { platform } = shop.commerce;
    const { id, variants } = await calacatta();
    const variant = variants[0]!.product.id;
    const query = `{ storeConfig { best_seller(id: ${variant}) { sku } } }`;
    expect(await isPurgedBy(query, tag.product(id))).toBe(true);
    expect(await isPurgedBy(query, tag.product(variant))).toBe(false);
    const purged = new Set<string>();
    const stop = platform.cache.onPurge((tags) => tags.forEach((name) => purged.add(name)));
    await platform.db.tx((db) => decrementStock(platform, db, [{ productId: variant, quantity: 10 }]));
    stop();
    expect(purged).toContain(tag.product(id));
    await platform.db.tx(async (db) => {
      const { tags } = await saveProducts(db, await storedProducts(db, ['CAL-12-POL']), new Map());
      expect(tags).toContain(tag.product(id));
    });
  });

  test('a category is tagged, with the categories of its breadcrumbs', async () => {
    const { data } = await shop.execute(
      '{ categoryList(filters: { url_path: { eq: "natural-stone-tiles/marble" } }) { id breadcrumbs { category_id } } }',
    );
    const [{ id, breadcrumbs }] = data.categoryList;
    const crumbs = `{ storeConfig { best_category(id: ${id}) { breadcrumbs { category_name } } } }`;
    expect(await isPurgedBy(crumbs, tag.category(id))).toBe(true);
    expect(await isPurgedBy(crumbs, tag.category(breadcrumbs[0].category_id))).toBe(true);
    expect(await isPurgedBy(crumbs, tag.category(999))).toBe(false);
    expect(await isPurgedBy(`{ storeConfig { best_category(id: ${id}) { children { uid } } } }`, tag.categories)).toBe(
      true,
    );
    expect(await isPurgedBy(`{ storeConfig { best_category(id: ${id}) { product_count } } }`, tag.products)).toBe(true);
  });

  test('selling out purges responses with the product', async () => {
    const { platform } = shop.commerce;
    const query = `{ storeConfig { best_seller(id: ${travertine}) { stock_status } } }`;
    execute.cache.clear();
    await execute({ method: 'GET', query, headers: {}, ip: '192.0.2.1' });
    await platform.db.tx((db) => decrementStock(platform, db, [{ productId: travertine, quantity: 7 }]));
    expect(execute.cache.size).toBe(0);
  });
});
