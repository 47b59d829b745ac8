import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { readCatalogue, type Catalogue } from '../read-catalogue.ts';
import { Scratch } from '../scratch-file.ts';

/** A catalogue folder with its products in memory. */
export const readWhole = async (
  root: string,
): Promise<Omit<Catalogue, 'products'> & { products: readonly ProductInput[] }> => {
  const scratch = new Scratch(mkdtempSync(join(tmpdir(), 'tessera-read-')));
  try {
    const catalogue = await readCatalogue(root, scratch);
    return { ...catalogue, products: [...catalogue.products] };
  } finally {
    scratch.close();
  }
};
