/** A line for the cart, as the route passes it to the cart's feature. */
export type CartLine = {
  /** Of the simple product or of the chosen variant. */
  sku: string;
  /** Of the configurable product, when a variant was chosen. */
  parentSku?: string;
  quantity: number;
  name: string;
  /** Uids of what was chosen of it. */
  selected?: readonly string[];
  /** What was typed for it, by the uid of the option; of a part of a bundle, how many. */
  entered?: readonly { uid: string; value: string }[];
  /** What is added with it in one call. */
  others?: readonly CartLine[];
  /** For a cart whose back end has no picture of it. */
  image?: { url: string; label: string };
};

/** Rejects with an error whose message may be shown to the shopper. */
export type AddToCart = (line: CartLine) => Promise<void>;
