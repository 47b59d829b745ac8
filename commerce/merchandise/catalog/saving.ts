import { attributeSetIn } from '#commerce/merchandise/attributes/service.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { writeCategories } from './category-store.ts';
import { analyzeProducts, countSetByPrograms, takeFromPrograms, writeProducts } from './product-store.ts';
import { respell } from './sku-store.ts';
import { parentsOf } from './stock-store.ts';
import { replaceTiers, takeTiersFromPrograms } from './tier-store.ts';
import type { CategoryInput, ProductInput } from './types.ts';

/** Writes categories in the importer's transaction; returns ids by key and the changed tags. */
export const saveCategories = async (
  db: Db,
  categories: readonly CategoryInput[],
): Promise<{ ids: Map<string, number>; tags: string[] }> => {
  const ids = await writeCategories(db, categories);
  return { ids, tags: [tag.categories, ...[...ids.values()].map(tag.category)] };
};

/** Figures left unchanged by a load. */
export type UnchangedFigures = {
  /** Owned by programs. */
  prices: number;
  quantities: number;
  /** Products whose stock differs from the files, which have not changed since the last load. */
  ownStock: number;
};

type SaveOptions = {
  isTakenOver?: boolean;
  isStockReset?: boolean;
  /** Ids of referenced products by SKU. */
  otherIds?: ReadonlyMap<string, number>;
};

/** Number of prices and quantities owned by integrations. */
export const countOwnFigures = (
  db: Db,
  skus: readonly string[],
): Promise<Pick<UnchangedFigures, 'prices' | 'quantities'>> => countSetByPrograms(db, skus);

/** Refreshes the database statistics while the catalogue grows. */
export const refreshProductStatistics = (db: Db): Promise<void> => analyzeProducts(db);

/**
 * Writes products in the importer's transaction; returns ids by sku, the changed tags, and the number of figures not
 * overwritten. With a takeover, figures that programs own are overwritten; with `isStockReset`, all stock is.
 */
export const saveProducts = async (
  db: Db,
  products: readonly ProductInput[],
  categoryIds: ReadonlyMap<string, number>,
  { isTakenOver = false, isStockReset = false, otherIds }: SaveOptions = {},
): Promise<{ ids: Map<string, number>; tags: string[]; unchanged: UnchangedFigures }> => {
  const skus = products.map(({ sku }) => sku);
  await respell(db, skus);
  const takenOver = isTakenOver ? await takeFromPrograms(db, skus) : [];
  if (isTakenOver) await takeTiersFromPrograms(db, skus);
  const { byCode } = await attributeSetIn(db);
  const attributeIds = new Map([...byCode].map(([code, { id }]) => [code, id]));
  const { ids, ownStock } = await writeProducts(
    db,
    products,
    categoryIds,
    attributeIds,
    isStockReset ? 'all' : takenOver,
    otherIds,
  );
  const tiered = products.filter(({ tiers }) => tiers);
  await replaceTiers(
    db,
    tiered.map(({ sku }) => ids.get(sku)!),
    tiered.flatMap(({ sku, tiers = [] }) => tiers.map((tier) => ({ productId: ids.get(sku)!, ...tier }))),
  );
  const written = [...ids.values()];
  return {
    ids,
    tags: [tag.products, ...[...written, ...(await parentsOf(db, written))].map(tag.product)],
    unchanged: { ...(await countSetByPrograms(db, skus)), ownStock },
  };
};
