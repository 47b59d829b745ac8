import type { Db } from '#commerce/platform/database/types.ts';
import { readProductInputs } from './input-store.ts';
import { idsOf, insertMissing, readFigures, readLoad, skusOf, writeLoadEnd, writeLoadStart } from './load-store.ts';
import {
  changesOf,
  compositionInput,
  type FieldChange,
  type LoadedProduct,
  type Naming,
  type Overwritten,
} from './load-rules.ts';
import { hasProducts } from './product-store.ts';
import type { ProductInput } from './types.ts';

/** Ids of products by SKU, for URLs and links that are written before the products. */
export const productIds = (db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, number>> => idsOf(db, skus);

/** Inserts missing products, which are disabled until {@link saveProducts} writes them. Returns all ids by SKU. */
export const announceProducts = async (
  db: Db,
  products: readonly Pick<ProductInput, 'sku' | 'type'>[],
): Promise<ReadonlyMap<string, number>> => insertMissing(db, products);

const readLoaded = async (db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, LoadedProduct>> => {
  const products = await readProductInputs(db, skus);
  const figures = await readFigures(
    db,
    products.map(({ id }) => id),
  );
  const members = [...figures.values()].flatMap(({ spec }) => [
    ...(spec?.members ?? []).map(({ productId }) => productId),
    ...(spec?.bundle?.items ?? []).flatMap(({ selections }) => selections.map(({ productId }) => productId)),
  ]);
  const skuById = members.length > 0 ? await skusOf(db, members) : new Map<number, string>();
  return new Map(
    products.flatMap((product) => {
      const row = figures.get(product.id);
      if (!row) return [];
      const { spec, ...rest } = row;
      const composition = spec ? compositionInput(spec, (id) => skuById.get(id)) : null;
      return [[product.sku.toLowerCase(), { product, figures: rest, composition }] as const];
    }),
  );
};

export type ProductChange = {
  sku: string;
  /** False for a new product. */
  isKnown: boolean;
  fields: readonly FieldChange[];
};

/** Changes that a load of these products would make, and the number of products whose stock it would not overwrite. */
export const productChanges = async (
  db: Db,
  given: readonly ProductInput[],
  naming: Naming,
  over?: Overwritten,
): Promise<{ changes: readonly ProductChange[]; ownStock: number }> => {
  const loaded = await readLoaded(
    db,
    given.map(({ sku }) => sku),
  );
  const changes = given.flatMap((product) => {
    const known = loaded.get(product.sku.toLowerCase());
    const fields = changesOf(product, known, naming, over);
    return fields.length > 0 ? [{ sku: product.sku, isKnown: known !== undefined, fields }] : [];
  });
  const changed = new Set(changes.map(({ sku }) => sku.toLowerCase()));
  const ownStock = [...loaded].filter(([key, { figures }]) => !changed.has(key) && figures.isOwnStock).length;
  return { changes, ownStock };
};

/** Returns false without products, or if the first load did not finish. */
export const hasLoadedCatalogue = async (db: Db): Promise<boolean> => {
  if (!(await hasProducts(db))) return false;
  const load = await readLoad(db);
  return !load?.isFirst || load.finishedAt !== null;
};

/**
 * Records that a load has started. Returns true if all products must be written again. This is the case if `isChanged`:
 * store views, attributes or categories have changed, on which all products depend. It is also the case if such a load
 * was interrupted.
 */
export const startLoad = async (
  db: Db,
  { folder, isChanged, at }: { folder: string; isChanged: boolean; at: Date },
): Promise<boolean> => {
  const last = await readLoad(db);
  const isInterrupted = last !== undefined && last.finishedAt === null;
  const isFirst = isInterrupted ? last.isFirst : !(await hasProducts(db));
  const isWhole = !isFirst && (isChanged || (isInterrupted && last.isWhole));
  await writeLoadStart(db, { folder, isFirst, isWhole, at });
  return isWhole;
};

export const finishLoad = (db: Db, at: Date): Promise<void> => writeLoadEnd(db, at);
