/** A product that somebody put aside. */
export type Wish = {
  /** Of the product; of a variant that of the product it is a choice of. */
  sku: string;
  /** What was chosen, where something was. */
  variantSku?: string | undefined;
  /** Labels of the choices. */
  choices?: readonly string[] | undefined;
  quantity: number;
  /** In the account; a guest's have none. */
  itemId?: string | undefined;
};

/** AA-08. */
export type WishState = 'IN_WISHLIST' | 'LOADING' | 'OUT_WISHLIST';
