import type { ProductInput } from '#commerce/merchandise/catalog/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';

export type Kind = 'product' | 'category' | 'attribute' | 'option' | 'page' | 'block';

/** A field written by a program over REST; `removed` if it deleted the entity. */
export type OwnField = {
  kind: Kind;
  /** The sku, the category id (of a deleted one its key in the catalogue), the code or the identifier. */
  key: string;
  field: string;
  /** 0: all views. */
  storeViewId: number;
};

export const REMOVED = 'removed';

export type NewVariant = {
  product: ProductInput;
  /** An option that the variant needs and the attribute may lack. */
  option: { attribute: string; code: string; label: string };
  /** In minor units. */
  prices: readonly { currency: CurrencyCode; price: number }[];
};
