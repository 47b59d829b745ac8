import type { Db } from '#commerce/platform/database/types.ts';
import { insertNewBarcodes, readOthersBarcodes } from './file-barcode-store.ts';
import type { ProductBarcode } from './types.ts';

/** Adds barcodes that the shop does not have. Returns those that belong to another product there, which stay. */
export const addBarcodes = async (db: Db, barcodes: readonly ProductBarcode[]): Promise<readonly string[]> => {
  if (barcodes.length === 0) return [];
  await insertNewBarcodes(db, barcodes);
  return readOthersBarcodes(db, barcodes);
};
