export type Money = { value: number; currency: string };

export type Picture = { url: string; label: string };

/** A way to ship to the cart's address, by the name the shop gives it. */
export type ShippingMethod = { code: string; name: string; amount: Money | undefined; isAvailable: boolean };

export type ChosenOption = { uid: string; label: string; value: string };

/** One line of the cart as the pages show it. */
export type CartLine = {
  /** Base64 id, the key of the line. */
  uid: string;
  quantity: number;
  /** Sku bought: of a configurable line that of the variant. */
  sku: string;
  /** Sku of the configurable parent. */
  parentSku: string | undefined;
  name: string;
  /** Path of the product page below the store view, with leading slash. */
  path: string;
  options: readonly ChosenOption[];
  /** The picture in full. */
  imageUrl: string | undefined;
  /** The small picture of lists. */
  image: Picture | undefined;
  unitPrice: Money | undefined;
  rowTotal: Money | undefined;
  isAvailable: boolean;
  maxQuantity: number | undefined;
  /** Square feet that one selling unit covers. */
  coverageSqFt: number | undefined;
  /** box, piece, slab or sheet. */
  sellingUnit: string;
};

export type Charge = { label: string; amount: Money };

export type CartDetails = {
  id: string;
  totalQuantity: number;
  lines: readonly CartLine[];
  grandTotal: Money | undefined;
  subtotalExcludingTax: Money | undefined;
  subtotalIncludingTax: Money | undefined;
  /** Reductions, as positive amounts. */
  discounts: readonly Charge[];
  taxes: readonly Charge[];
  /** Ways to ship to the address of the cart; none before it has one. */
  shippingMethods: readonly ShippingMethod[];
  /** The way chosen; part of the grand total. */
  shipping: ShippingMethod | undefined;
};

export type NewItem = {
  sku: string;
  parentSku?: string | undefined;
  quantity: number;
  /** Kept for lines that the back end has no picture of. */
  image?: Picture | undefined;
};

/** Why the shop refused an item, in Magento's codes and words. */
export type UserError = { code: string; message: string };

/** What the cart needs of the back end; every call rejects with the client's typed errors. */
export type CartApi = {
  createCart(): Promise<string>;
  /** Whether the caller may use the cart; asks for its id alone. */
  mayUse(cartId: string): Promise<boolean>;
  getDetails(cartId: string): Promise<CartDetails>;
  addItem(cartId: string, item: NewItem): Promise<readonly UserError[]>;
  updateItem(cartId: string, uid: string, quantity: number): Promise<void>;
  removeItem(cartId: string, uid: string): Promise<void>;
};

/** Kept across visits and shared by tabs: the cart's id and a snapshot of what was in it. */
export type CartMemory = {
  readId(): string | undefined;
  writeId(cartId: string): void;
  writeSnapshot(details: CartDetails): void;
  readImage(sku: string): Picture | undefined;
  writeImage(sku: string, image: Picture): void;
  clear(): void;
};

/** `signOut` ends the sign-in with all that belongs to it, and tells the shopper. */
export type CartSession = { isSignedIn(): boolean; signOut(): Promise<void> };

/** `before` is unknown when a page sees the cart for the first time; `added` tells what was put in then. */
export type CartEvents = {
  changed(before: CartDetails | undefined, after: CartDetails, added: NewItem | undefined): void;
};

export type CartErrors = {
  addItem: unknown;
  updateItem: unknown;
  removeItem: unknown;
  getCart: unknown;
  getDetails: unknown;
};

export type CartState = {
  cartId: string | undefined;
  details: CartDetails | undefined;
  /** False until the stored cart was looked at: before that nothing is known, not even that the cart is empty. */
  isReady: boolean;
  isGettingCart: boolean;
  isGettingDetails: boolean;
  isAddingItem: boolean;
  isUpdatingItem: boolean;
  isRemovingItem: boolean;
  /** Line being changed in a dialog. */
  editedLine: string | undefined;
  errors: CartErrors;
};
