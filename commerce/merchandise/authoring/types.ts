import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

export type Kind = 'product' | 'category' | 'attribute' | 'option' | 'page' | 'block' | 'menu' | 'showroom';

/** A field written by a program over REST; `removed` if it deleted the entity. */
export type OwnField = {
  kind: Kind;
  /** The sku, the category id (of a deleted one its key in the catalogue), the code or the identifier. */
  key: string;
  field: string;
  /** 0: all views. */
  storeViewId: number;
  /** The folder's value, stored when the field is first marked. Undefined if unknown. */
  fileValue?: unknown;
};

/** An owned field whose value in the folder changed since staff or a program set it. */
export type FileChange = { field: string; storeViewId: number; value: unknown };

export const REMOVED = 'removed';
/** Field of entities made by staff, which loads of the catalogue do not remove. */
export const MADE = 'made';

export type NewVariant = {
  product: ProductInput;
  /** An option that the variant needs and the attribute may lack. */
  option: { attribute: string; code: string; label: string };
  /** In minor units. */
  prices: readonly { currency: CurrencyCode; price: number }[];
};
