/** A line for the cart, as the route passes it to the cart's feature. */
export type CartLine = {
  /** Of the simple product or of the chosen variant. */
  sku: string;
  /** Of the configurable product, when a variant was chosen. */
  parentSku?: string;
  quantity: number;
  name: string;
  /** For a cart whose back end has no picture of it. */
  image?: { url: string; label: string };
};

/** Rejects with an error whose message may be shown to the shopper. */
export type AddToCart = (line: CartLine) => Promise<void>;
