import { skuKey } from '#contract/sku.ts';
import { MAX_CODE } from '#commerce/merchandise/catalog/inventory/inventory-rules.ts';
import type { Folder } from './folder.ts';

const FILE = 'barcodes.csv';

/** A barcode of a product, with its SKU as in the product files. */
export type FileBarcode = { sku: string; barcode: string };

/** Barcodes of products; empty without the file. `find` returns the stored spelling of a SKU. */
export const readBarcodes = (folder: Folder, find: (sku: string) => string | undefined): readonly FileBarcode[] => {
  if (!folder.exists(FILE)) return [];
  const barcodes = new Map<string, FileBarcode>();
  for (const { line, values } of folder.csv(FILE, ['sku', 'barcode'])) {
    const wrong = (field: string, message: string): void => folder.problems.add({ file: FILE, line, field, message });
    const [written, barcode] = [(values['sku'] ?? '').trim(), (values['barcode'] ?? '').trim()];
    const sku = find(written);
    const other = barcodes.get(barcode);
    if (sku === undefined) wrong('sku', `there is no product "${written}"`);
    else if (!barcode) wrong('barcode', 'is empty');
    else if (barcode.length > MAX_CODE) wrong('barcode', `is longer than ${MAX_CODE} characters`);
    else if (other && skuKey(other.sku) !== skuKey(sku)) wrong('barcode', `"${barcode}" is also that of ${other.sku}`);
    else barcodes.set(barcode, { sku, barcode });
  }
  return [...barcodes.values()];
};
