import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { ListIndex } from './list-index.ts';
import type { CategoryRecord, ProductRecord } from './snapshot-types.ts';

/** The catalogue in memory, for readers. Records are immutable. An update replaces them. */
export type CatalogSnapshot = {
  readonly products: ReadonlyMap<number, ProductRecord>;
  readonly productIdBySku: ReadonlyMap<string, number>;
  readonly categories: ReadonlyMap<number, CategoryRecord>;
  readonly attributes: AttributeSet;
  /** By store view id. */
  readonly urlSuffixes: ReadonlyMap<number, { product: string; category: string }>;
  readonly index: ListIndex;
  /** Next start or end of a special price; null if there is none. */
  readonly validUntil: Date | null;
};
