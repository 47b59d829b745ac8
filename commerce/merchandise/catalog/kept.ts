import type { Db } from '#commerce/platform/database/types.ts';
import * as changes from './change-store.ts';
import * as inputs from './input-store.ts';
import { parentsOf } from './stock-store.ts';
import type { KeptCategory, KeptProduct } from './types.ts';
import { readStoredSku } from './sku-store.ts';

/** Products as they are kept, by sku; all of them without. A category is named by its id: `#12`. */
export const keptProducts = (db: Db, skus?: readonly string[]): Promise<readonly KeptProduct[]> =>
  inputs.readProductInputs(db, skus);

/** Every category below the root, parents before children. */
export const keptCategories = (db: Db): Promise<readonly KeptCategory[]> => inputs.readCategoryInputs(db);

/** Holds products until the transaction ends. */
export const holdProducts = (db: Db, skus: readonly string[]): Promise<void> => inputs.lockSkus(db, skus);

/** Configurable products that have these as variants. */
export const parentsOfVariants = (db: Db, ids: readonly number[]): Promise<readonly number[]> => parentsOf(db, ids);

export const skusOfIds = (db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> =>
  changes.skusById(db, ids);

export const hasOwnStock = (db: Db, id: number): Promise<boolean> => changes.hasStock(db, id);

/** Whether something of these products waits for a customer. */
export const isSetAside = (db: Db, ids: readonly number[]): Promise<boolean> => changes.hasReserved(db, ids);

/** Takes products away with all that hangs on them in the catalogue. */
export const dropProducts = (db: Db, ids: readonly number[]): Promise<void> => changes.deleteProducts(db, ids);

/** How many of these categories there are. */
export const countKnown = (db: Db, ids: readonly number[]): Promise<number> => changes.countCategories(db, ids);

/** Keeps the name by which the catalogue folder knows a category, before its address changes. */
export const keepFolderKey = (db: Db, id: number, key: string): Promise<void> => changes.pinCategory(db, id, key);

/** Puts a category with all below it under another; those that stood there or behind it move back. */
export const moveCategoryTo = async (
  db: Db,
  id: number,
  { parentId, position }: { parentId: number; position: number },
): Promise<void> => {
  await changes.makeRoom(db, parentId, position);
  await changes.moveBranch(db, id, parentId, position);
};

/** Takes a category away with all below it. */
export const dropCategory = async (db: Db, id: number): Promise<void> => {
  await changes.deleteBranch(db, id);
};

/** A SKU as it is stored; without spaces around it where there is no such product yet. */
export const storedSku = (db: Db, sku: string): Promise<string> => readStoredSku(db, sku);
