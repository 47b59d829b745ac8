import { saveAttributes } from '#commerce/merchandise/attributes/service.ts';
import type { AttributeInput } from '#commerce/merchandise/attributes/types.ts';
import { saveProducts } from '#commerce/merchandise/catalog/service.ts';
import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import { saveSampleRates } from '#commerce/import/testing/sample-rates.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { saveShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { products, showrooms, size, slabAttributes } from './products.ts';

export type MoreProducts = { attributes?: readonly AttributeInput[]; products?: readonly ProductInput[] };

/** Adds test products, showrooms and shipping rates to a shop with stores. Returns product ids by SKU. */
export const saveTestProducts = async (db: Db, more: MoreProducts = {}): Promise<ReadonlyMap<string, number>> => {
  await saveAttributes(db, [size, ...slabAttributes, ...(more.attributes ?? [])]);
  const { ids } = await saveProducts(db, [...products, ...(more.products ?? [])], new Map());
  await saveShowrooms(db, showrooms);
  await saveSampleRates(db);
  return ids;
};
