import { addressesOf } from '#commerce/merchandise/authoring/service.ts';
import { productIds, storedCategories } from '#commerce/merchandise/catalog/service.ts';
import type { CategoryInput, ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { storedPages } from '#commerce/merchandise/cms/service.ts';
import type { CmsPageInput } from '#commerce/merchandise/cms/types.ts';
import type { StoresInput } from '#commerce/merchandise/stores/types.ts';
import type { EntityAddress } from '#commerce/merchandise/url/types.ts';
import { takenAddresses } from '#commerce/merchandise/url/service.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { CatalogueError } from './problems.ts';
import type { Products } from './products.ts';

type Views = StoresInput['views'];

const NONE: ReadonlyMap<string, number> = new Map();

/** Id of entities that do not exist yet. */
const NEW = 0;

export const productAddresses = (
  views: Views,
  products: readonly ProductInput[],
  ids: ReadonlyMap<string, number>,
): readonly EntityAddress[] =>
  addressesOf({ views, categories: [], products, pages: [] }, { categories: NONE, products: ids, pages: NONE });

export const pageAddresses = (
  views: Views,
  pages: readonly CmsPageInput[],
  ids: ReadonlyMap<string, number>,
): readonly EntityAddress[] =>
  addressesOf({ views, categories: [], products: [], pages }, { categories: NONE, products: NONE, pages: ids });

/** URLs of these categories. Their parents may be in `given` or in the database; `given` has priority. */
export const categoryAddresses = async (
  db: Db,
  views: Views,
  given: readonly CategoryInput[],
  ids: ReadonlyMap<string, number>,
): Promise<readonly EntityAddress[]> => {
  const isGiven = new Set(given.map(({ key }) => key));
  const others = (await storedCategories(db)).filter(({ key }) => !isGiven.has(key));
  return addressesOf(
    { views, categories: [...given, ...others], products: [], pages: [] },
    { categories: ids, products: NONE, pages: NONE },
  );
};

const withNew = (names: readonly string[], ids: ReadonlyMap<string, number>): ReadonlyMap<string, number> =>
  new Map(names.map((name) => [name, ids.get(name) ?? NEW]));

type Entities = {
  views: Views;
  categories: readonly CategoryInput[];
  products: Products;
  pages: readonly CmsPageInput[];
};

type Taken = Awaited<ReturnType<typeof takenAddresses>>;

/** Throws if a URL in the folder belongs to an entity that is only in the database. */
export const checkAddresses = async (
  db: Db,
  { views, categories, products, pages }: Entities,
  batchSize: number,
): Promise<void> => {
  const storedIds = new Map((await storedCategories(db)).map(({ key, id }) => [key, id]));
  const categoryIds = withNew(
    categories.map(({ key }) => key),
    storedIds,
  );
  const identifiers = pages.map(({ identifier }) => identifier);
  const pageIds = withNew(
    identifiers,
    new Map((await storedPages(db, identifiers)).map(({ identifier, id }) => [identifier, id])),
  );
  const found: Taken[number][] = [
    ...(await takenAddresses(db, [
      ...(await categoryAddresses(db, views, categories, categoryIds)),
      ...pageAddresses(views, pages, pageIds),
    ])),
  ];
  /** Products whose URL may change. */
  const moving = new Set<number>();
  for (const batch of products.batches(batchSize)) {
    const skus = batch.map(({ sku }) => sku);
    const ids = withNew(skus, await productIds(db, skus));
    for (const { sku, visibility } of batch) if (visibility !== 1) moving.add(ids.get(sku) ?? NEW);
    found.push(...(await takenAddresses(db, productAddresses(views, batch, ids))));
  }
  const idsOf = { product: moving, category: new Set(categoryIds.values()), 'cms-page': new Set(pageIds.values()) };
  const taken = found.filter(({ entityType, entityId }) => !idsOf[entityType as keyof typeof idsOf]?.has(entityId));
  if (taken.length === 0) return;
  throw new CatalogueError(
    taken.map(({ requestPath, entityType, entityId }) => ({
      file: requestPath,
      message: `is the address of ${entityType} ${entityId} already`,
    })),
  );
};
