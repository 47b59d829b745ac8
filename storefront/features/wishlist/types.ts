/** A product on the wish list. */
export type Wish = {
  /** SKU of the product; for a variant, its parent's. */
  sku: string;
  /** SKU of the selected variant, if any. */
  variantSku?: string | undefined;
  /** Labels of the choices. */
  choices?: readonly string[] | undefined;
  quantity: number;
  /** In the account; a guest's have none. */
  itemId?: string | undefined;
};

/** AA-08. */
export type WishState = 'IN_WISHLIST' | 'LOADING' | 'OUT_WISHLIST';
