import type { Db } from '#commerce/platform/database/types.ts';
import * as changes from './change-store.ts';
import * as inputs from './input-store.ts';
import { markStock, parentsOf } from './stock-store.ts';
import type { StoredCategory, StoredProduct } from './types.ts';
import { readStoredSku } from './sku-store.ts';

/** Stored products by sku, or all. A category is given by its id: `#12`. */
export const storedProducts = (db: Db, skus?: readonly string[]): Promise<readonly StoredProduct[]> =>
  inputs.readProductInputs(db, skus);

/** Every category below the root, parents before children. */
export const storedCategories = (db: Db): Promise<readonly StoredCategory[]> => inputs.readCategoryInputs(db);

/** Locks products until the transaction ends. */
export const lockProductRows = (db: Db, skus: readonly string[]): Promise<void> => inputs.lockSkus(db, skus);

/** Ids of configurable products, groups and bundles that contain these products. */
export const parentsOfVariants = (db: Db, ids: readonly number[]): Promise<readonly number[]> => parentsOf(db, ids);

/** Products assigned to one of these categories. */
export const productsInCategories = (db: Db, ids: readonly number[]): Promise<readonly number[]> =>
  changes.productsIn(db, ids);

/** Products with a value of the attribute, and their configurable products. */
export const productsWithAttribute = (db: Db, attributeId: number): Promise<readonly number[]> =>
  changes.withAttribute(db, attributeId);

/** Products with the option, and their configurable products. */
export const productsWithOption = (db: Db, optionId: number): Promise<readonly number[]> =>
  changes.withOption(db, optionId);

/** Returns true if variants of a product differ in this attribute. */
export const isVariantAttribute = (db: Db, attributeId: number): Promise<boolean> =>
  changes.isConfigurableBy(db, attributeId);

/** Returns true if a variant differs from others by this option. */
export const isVariantOption = (db: Db, optionId: number): Promise<boolean> => changes.isOptionOfVariant(db, optionId);

export const skusOfIds = (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  changes.skusById(db, ids);

export const hasOwnStock = (db: Db, id: number): Promise<boolean> => changes.hasStock(db, id);

/** Returns true if units of these products are reserved for a customer. */
export const isReserved = (db: Db, ids: readonly number[]): Promise<boolean> => changes.hasReserved(db, ids);

/** Marks stock as set by staff or a program, so that loads of the catalogue preserve it. */
export const markOwnStock = (db: Db, productIds: readonly number[], by: string): Promise<void> =>
  markStock(db, productIds, by);

/** Deletes products with all their catalogue data. */
export const dropProducts = (db: Db, ids: readonly number[]): Promise<void> => changes.deleteProducts(db, ids);

/** Number of these categories that exist. */
export const countKnown = (db: Db, ids: readonly number[]): Promise<number> => changes.countCategories(db, ids);

/** Saves a category's key in the catalogue files, before its URL changes. */
export const saveCategoryKey = (db: Db, id: number, key: string): Promise<void> => changes.pinCategory(db, id, key);

/** Moves a category with its descendants under another; categories from that position on shift. */
export const moveCategoryTo = async (
  db: Db,
  id: number,
  { parentId, position }: { parentId: number; position: number },
): Promise<void> => {
  await changes.makeRoom(db, parentId, position);
  await changes.moveBranch(db, id, parentId, position);
};

/** Deletes a category with its descendants. */
export const dropCategory = async (db: Db, id: number): Promise<void> => {
  await changes.deleteBranch(db, id);
};

/** The stored spelling of a SKU; trimmed if the product is unknown. */
export const storedSku = (db: Db, sku: string): Promise<string> => readStoredSku(db, sku);
