import type { Db } from '#commerce/platform/database/types.ts';
import { insertNewBarcodes, readOthersBarcodes } from './file-barcode-store.ts';
import type { ProductBarcode } from './types.ts';

/** Adds new barcodes. Returns the barcodes that already belong to another product; these are not changed. */
export const addBarcodes = async (db: Db, barcodes: readonly ProductBarcode[]): Promise<readonly string[]> => {
  if (barcodes.length === 0) return [];
  await insertNewBarcodes(db, barcodes);
  return readOthersBarcodes(db, barcodes);
};
