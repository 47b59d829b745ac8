import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { ListIndex } from './list-index.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';

/** An immutable snapshot of the catalogue. */
export type CatalogSnapshot = {
  products: ReadonlyMap<number, ProductRecord>;
  productIdBySku: ReadonlyMap<string, number>;
  categories: ReadonlyMap<number, CategoryRecord>;
  attributes: AttributeSet;
  /** By store view id. */
  urlSuffixes: ReadonlyMap<number, { product: string; category: string }>;
  index: ListIndex;
  /** Next start or end of a special price; null if there is none. */
  validUntil: Date | null;
};
