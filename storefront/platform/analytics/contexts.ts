/**
 * The contexts of Adobe's storefront events SDK (`@adobe/magento-storefront-events-sdk` 1.x), with its names and types.
 * Optional fields unknown to this shop are omitted.
 */
export type StorefrontInstance = {
  environmentId?: string;
  environment?: string;
  storeUrl?: string;
  websiteId?: number;
  websiteCode?: string;
  websiteName?: string;
  storeId?: number;
  storeCode?: string;
  storeName?: string;
  storeViewId?: number;
  storeViewCode?: string;
  storeViewName?: string;
  baseCurrencyCode?: string;
  storeViewCurrencyCode?: string;
  catalogExtensionVersion?: string;
  locale?: string;
  storefrontTemplate: 'Other';
  /** Not in the SDK: the hash of the customer group from the data services (RO-04). */
  customerGroup?: string;
};

export type Page = {
  pageType: string;
  pageName: string;
  eventType?: 'pageUnload' | 'visibilityHidden';
  maxXOffset: number;
  maxYOffset: number;
  minXOffset: number;
  minYOffset: number;
  ping_interval: number;
  pings: number;
};

export type Pricing = {
  regularPrice: number;
  minimalPrice?: number;
  maximalPrice?: number;
  specialPrice?: number;
  currencyCode: string;
};

export type Product = {
  productId: number;
  name: string;
  sku: string;
  topLevelSku?: string;
  categories?: readonly string[];
  productType?: string;
  pricing?: Pricing;
  canonicalUrl?: string;
  mainImageUrl?: string;
};

export type ShoppingCartItem = {
  canApplyMsrp: boolean;
  formattedPrice: string;
  id: string;
  prices: { price: { value: number; currency?: string } };
  product: Product;
  configurableOptions?: readonly { optionLabel: string; valueLabel: string }[];
  quantity: number;
};

type Subtotal = { value: number; currency?: string };

export type ShoppingCart = {
  /** Always null: a guest cart's id gives access to the cart, so it is secret like a token. */
  id: null;
  items: readonly ShoppingCartItem[];
  prices: { subtotalExcludingTax: Subtotal; subtotalIncludingTax: Subtotal };
  totalQuantity: number;
  possibleOnepageCheckout: boolean;
};

export type Order = {
  orderId: string;
  /** Required by the SDK; the email address itself never enters the data layer. */
  email: '';
  appliedCouponCode: string;
  grandTotal: number;
  subtotalExcludingTax: number;
  subtotalIncludingTax: number;
  salesTax: number;
  otherTax: number;
  paymentMethodCode: string;
  paymentMethodName: string;
  payments: readonly { paymentMethodCode: string; paymentMethodName: string; total: number; orderId: string }[];
  shipping: { shippingMethod: string; shippingAmount: number };
  orderType: 'checkout' | 'instant_purchase';
  taxAmount: number;
};

export type SearchInputUnit = {
  searchUnitId: string;
  searchRequestId: string;
  queryTypes: readonly string[];
  phrase: string;
  pageSize: number;
  currentPage: number;
  filter: readonly { attribute: string; in: readonly string[] }[];
  sort: readonly { attribute: string; direction: 'ASC' | 'DESC' }[];
  context?: { customerGroup: string };
};

export type SearchResultUnit = {
  searchUnitId: string;
  searchRequestId: string;
  products: readonly { name: string; sku: string; url: string; imageUrl: string; price?: number; rank: number }[];
  categories: readonly { name: string; url: string; rank: number }[];
  suggestions: readonly { suggestion: string; rank: number }[];
  page: number;
  perPage: number;
  facets: null;
};

export type RecommendationUnit = {
  unitId: string;
  unitName: string;
  unitType: 'primary';
  typeId: string;
  searchTime: number;
  totalProducts: number;
  primaryProducts: number;
  backupProducts: number;
  pagePlacement: string;
  products: readonly {
    rank: number;
    score: number;
    sku: string;
    name: string;
    productId: number;
    type: string;
    visibility: string;
    categories: readonly string[];
    weight: number;
    url: string;
    queryType: 'primary';
    currency?: string;
    image?: { url: string };
    prices?: { minimum: { final: number; regular: number }; maximum: { final: number; regular: number } };
  }[];
};

export type Contexts = {
  categoryContext: { name: string; urlKey: string; urlPath: string };
  changedProductsContext: { items: readonly ShoppingCartItem[] };
  customUrlContext: { customUrl: string };
  magentoExtensionContext: { magentoExtensionVersion: string };
  orderContext: Order;
  pageContext: Page;
  productContext: Product;
  recommendationsContext: { units: readonly RecommendationUnit[] };
  referrerUrlContext: { referrerUrl: string };
  searchInputContext: { units: readonly SearchInputUnit[] };
  searchResultsContext: { units: readonly SearchResultUnit[] };
  shopperContext: { shopperId: 'logged-in' | 'guest' };
  shoppingCartContext: ShoppingCart;
  storefrontInstanceContext: StorefrontInstance;
};

export type EventName =
  | 'add-to-cart'
  | 'custom-url'
  | 'initiate-checkout'
  | 'instant-purchase'
  | 'page-activity-summary'
  | 'page-view'
  | 'place-order'
  | 'product-page-view'
  | 'recs-api-request-sent'
  | 'recs-api-response-received'
  | 'recs-unit-impression-render'
  | 'recs-unit-view'
  | 'recs-item-click'
  | 'recs-item-add-to-cart-click'
  | 'referrer-url'
  | 'remove-from-cart'
  | 'search-request-sent'
  | 'search-response-received'
  | 'search-results-view'
  | 'search-product-click'
  | 'search-category-click'
  | 'search-suggestion-click'
  | 'shopping-cart-view'
  | 'sign-in'
  | 'sign-out'
  | 'update-cart';
