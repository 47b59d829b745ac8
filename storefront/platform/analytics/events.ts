import type { PageKind } from '#contract/page-kind.ts';

/** Amounts in major units, as in responses of the back end. */
type Amount = { value: number; currency: string };

export type MeasuredType = 'simple' | 'configurable' | 'bundle' | 'grouped' | 'virtual' | 'downloadable';

export type MeasuredLine = {
  uid: string;
  /** The purchased SKU; for a configurable product, the variant's. */
  sku: string;
  parentSku: string | undefined;
  name: string;
  path: string;
  quantity: number;
  unitPrice: Amount | undefined;
  options: readonly { label: string; value: string }[];
  /** Numeric product id; 0 if the back end returns none. */
  productId?: number;
  productType: MeasuredType;
  /** Price of one unit before the product's own discount. */
  regularPrice?: Amount | undefined;
  image: { url: string } | undefined;
};

/** An addition to the cart; `others` are further products of the same call. */
export type MeasuredAddition = { sku: string; quantity: number; others?: readonly MeasuredAddition[] | undefined };

export type MeasuredCart = {
  totalQuantity: number;
  lines: readonly MeasuredLine[];
  subtotalExcludingTax: Amount | undefined;
  subtotalIncludingTax: Amount | undefined;
};

/** Measured data of an order, without its customer. */
export type MeasuredOrder = {
  number: string;
  paymentCode: string | undefined;
  /** Name of the payment method, never with card digits or a purchase order number. */
  paymentMethod: string | undefined;
  shippingTitle: string | undefined;
  coupons: readonly string[];
  subtotal: Amount | undefined;
  subtotalIncludingTax: Amount | undefined;
  shipping: Amount | undefined;
  grandTotal: Amount | undefined;
  taxes: readonly { amount: Amount }[];
};

export type MeasuredProduct = {
  id: number;
  sku: string;
  name: string;
  path: string;
  image: string | undefined;
  price: { regular: number; final: number; highest: number | undefined; currency: string } | undefined;
  categories: readonly string[];
  type: MeasuredType;
};

export type MeasuredPage = {
  kind: PageKind;
  title: string;
  /** The full URL; measuring filters it before it is sent. */
  address: string;
};

export type MeasuredSearch = {
  /** Location of the results: suggestions below the field, or the results page. */
  unit: 'popover' | 'search-results';
  phrase: string;
  page: number;
  pageSize: number;
  sort: readonly { attribute: string; direction: 'ASC' | 'DESC' }[];
  filters: readonly { attribute: string; in: readonly string[] }[];
};

export type FoundProduct = {
  sku: string;
  name: string;
  path: string;
  image: string | undefined;
  price: number | undefined;
};
export type MeasuredResults = {
  products: readonly FoundProduct[];
  categories: readonly { name: string; path: string }[];
  suggestions: readonly string[];
};

export type RecommendedProduct = FoundProduct & {
  id: number;
  type: MeasuredType;
  currency: string | undefined;
};
export type MeasuredRecommendations = {
  unitId: string;
  name: string;
  page: MeasuredPage['kind'];
  products: readonly RecommendedProduct[];
};

/** Events of the shop in its own terms, independent of any measurement tool. */
export type ShopEvent =
  | { kind: 'page-viewed'; page: MeasuredPage }
  | { kind: 'page-left'; reason: 'pageUnload' | 'visibilityHidden'; activity: PageActivity }
  | { kind: 'category-viewed'; category: { name: string; path: string } }
  | { kind: 'product-viewed'; product: MeasuredProduct }
  /** `added` is included because the page may not know the previous cart. */
  | {
      kind: 'cart-changed';
      before: MeasuredCart | undefined;
      after: MeasuredCart;
      added: MeasuredAddition | undefined;
    }
  /** `instant_purchase`: an order paid with a saved card. */
  | { kind: 'order-placed'; type: 'checkout' | 'instant_purchase'; order: MeasuredOrder }
  | { kind: 'signed-in' }
  | { kind: 'signed-out' }
  | { kind: 'search-sent'; search: MeasuredSearch }
  | { kind: 'search-answered'; search: MeasuredSearch; results: MeasuredResults }
  | { kind: 'search-shown'; unit: MeasuredSearch['unit'] }
  | {
      kind: 'search-chosen';
      unit: MeasuredSearch['unit'];
      chosen: { product: string } | { category: string } | { suggestion: string };
    }
  | { kind: 'recommendations-sent' }
  | { kind: 'recommendations-shown'; recommendations: MeasuredRecommendations }
  | { kind: 'recommendations-seen'; unitId: string }
  | { kind: 'recommendation-chosen'; unitId: string; productId: number };

/** Scroll range of a page in CSS pixels, and the number of intervals of `PING_SECONDS` with activity. */
export type PageActivity = {
  minX: number;
  maxX: number;
  minY: number;
  maxY: number;
  pings: number;
  pingSeconds: number;
};
