import type { ChosenItem } from '#storefront/platform/product-data/chosen-item.ts';

export type Money = { value: number; currency: string };

export type Picture = { url: string; label: string };

/** A shipping method for the cart's address, with the back end's titles. */
export type ShippingMethod = {
  carrier_code: string;
  carrier_title: string;
  method_code: string;
  method_title: string;
  amount: Money | undefined;
  isAvailable: boolean;
  /** Why it cannot be chosen. */
  message: string | undefined;
};

/** Parts of an address that determine freight and taxes. */
export type Place = { country_id: string; region_code: string; postcode: string };

export type PaymentMethod = { code: string; title: string };

/** `isNamed`: the label is shown with the value, because the value alone is unclear. */
export type ChosenOption = { uid: string; label: string; value: string; isNamed?: boolean };

/** A cart line as the pages show it. */
export type CartLine = {
  /** Base64 id, used as the React key. */
  uid: string;
  quantity: number;
  /** The purchased SKU; for a configurable line, the variant's. */
  sku: string;
  /** Sku of the configurable parent. */
  parentSku: string | undefined;
  name: string;
  /** Path of the product page within the store view, with leading slash. */
  path: string;
  options: readonly ChosenOption[];
  /** The full-size picture. */
  imageUrl: string | undefined;
  /** The thumbnail. */
  image: Picture | undefined;
  unitPrice: Money | undefined;
  /** One unit before the product's own reduction. */
  regularPrice?: Money | undefined;
  productId?: number;
  productType: 'simple' | 'configurable' | 'bundle' | 'virtual' | 'downloadable';
  rowTotal: Money | undefined;
  /** Discount on the line; undefined without one. */
  discount?: Money | undefined;
  isAvailable: boolean;
  /** Not sold at all at present, whatever the stock. */
  isOff?: boolean;
  maxQuantity: number | undefined;
  /** A service or a file: it does not travel. */
  isVirtual?: boolean;
  /** A downloadable product, which requires an account. */
  isFile?: boolean;
  /** Square feet per selling unit. */
  coverageSqFt: number | undefined;
  /** box, piece, slab or sheet. Empty if the back end has no units. */
  sellingUnit: string;
};

export type Charge = { label: string; amount: Money };

export type CartDetails = {
  id: string;
  totalQuantity: number;
  /** Nothing of it is shipped. */
  isVirtual?: boolean;
  lines: readonly CartLine[];
  grandTotal: Money | undefined;
  subtotalExcludingTax: Money | undefined;
  subtotalIncludingTax: Money | undefined;
  /** Subtotal less discounts, without tax. */
  discountedSubtotal?: Money | undefined;
  /** Discounts, as positive amounts. */
  discounts: readonly Charge[];
  /** Coupon codes in force. */
  coupons?: readonly string[];
  taxes: readonly Charge[];
  /** Place of the shipping address, or of the billing address where nothing is shipped. */
  place?: Place | undefined;
  paymentMethods?: readonly PaymentMethod[];
  /** Shipping methods for the cart's address; empty without one. */
  shippingMethods: readonly ShippingMethod[];
  /** The chosen method, included in the grand total. */
  shipping: ShippingMethod | undefined;
};

export type NewItem = ChosenItem & {
  /** Used for lines without a picture from the back end. */
  image?: Picture | undefined;
  /** Items added in the same call. */
  others?: readonly NewItem[] | undefined;
};

/** Why the back end refused an item, with Magento's code and message. */
export type UserError = { code: string; message: string };

/** The cart after a change; undefined when the change was made and its cart could not be returned. */
export type ChangedCart = { details: CartDetails | undefined };

/** The back end calls of the cart; each rejects with the client's typed errors. */
export type CartApi = {
  createCart(): Promise<string>;
  /** Returns whether the caller may use the cart; requests only its id. */
  mayUse(cartId: string): Promise<boolean>;
  getDetails(cartId: string): Promise<CartDetails>;
  addItem(cartId: string, item: NewItem): Promise<ChangedCart & { refused: readonly UserError[] }>;
  updateItem(cartId: string, uid: string, quantity: number): Promise<ChangedCart>;
  removeItem(cartId: string, uid: string): Promise<ChangedCart>;
};

export type LineQuantity = Pick<CartLine, 'sku' | 'quantity'>;

/** Persisted across visits and shared by tabs. */
export type CartMemory = {
  readId(): string | undefined;
  writeId(cartId: string): void;
  writeSnapshot(details: CartDetails): void;
  /** Lines of this cart when it was last read; undefined for another cart. */
  readLines(cartId: string): readonly LineQuantity[] | undefined;
  readImage(sku: string): Picture | undefined;
  writeImage(sku: string, image: Picture): void;
  clear(): void;
};

/** `signOut` signs out and notifies the shopper. */
export type CartSession = { isSignedIn(): boolean; signOut(): Promise<void> };

/** `before` is undefined on the first load of a page; `added` is an item added just before. */
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
  /** False until the stored cart has been read. Until then `details` is invalid. */
  isReady: boolean;
  isGettingCart: boolean;
  isGettingDetails: boolean;
  isAddingItem: boolean;
  isUpdatingItem: boolean;
  isRemovingItem: boolean;
  /** Uid of the line in the edit dialog. */
  editedLine: string | undefined;
  errors: CartErrors;
};
