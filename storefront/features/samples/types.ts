/** A sample in the cart, as the tray shows it. */
export type TrayLine = {
  uid: string;
  sku: string;
  name: string;
  /** The page of the product it is cut from. */
  path: string;
  image: { url: string; label: string } | undefined;
  rowTotal: { value: number; currency: string } | undefined;
  isAvailable: boolean;
};

/** Samples in the cart and their actions, passed from the cart feature by the shell. */
export type Tray = {
  /** Skus of the samples, also before the cart is loaded. */
  skus: readonly string[];
  /** Undefined until the cart is loaded. */
  lines: readonly TrayLine[] | undefined;
  /** Rejects with a message for the shopper. */
  add(sku: string): Promise<void>;
  remove(uid: string): Promise<void>;
  /** Loads the cart. */
  load(): void;
};
