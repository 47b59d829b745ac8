import type { Address } from '#commerce/people/address/types.ts';
import type { PaymentMethod } from '#commerce/sale/payment/types.ts';
import type { AppliedDiscounts, StaffDiscount } from '#commerce/sale/discount/types.ts';
import type { LineQuote } from '#commerce/sale/quotes/types.ts';
import type { Choice, Given, GivenOption } from '#commerce/merchandise/catalog/composition-types.ts';
import type { Sellable } from '#commerce/merchandise/catalog/types.ts';
import type {
  PickupPlaces,
  ShippingDestination,
  ShippingMethodCode,
  ShippingOption,
} from '#commerce/sale/shipping/types.ts';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import type { AppliedTax, TaxTerms } from '#commerce/sale/tax/types.ts';

/** Public cart id. Anyone who knows the id of a guest's cart may use it. */
export const MASKED_ID = /^[A-Za-z0-9]{32}$/;

export type CartRow = {
  id: number;
  /** The id in REST; it does not reveal the number of carts. */
  number: number;
  maskedId: string;
  storeViewId: number;
  currency: CurrencyCode;
  isActive: boolean;
  /** Null for a guest's cart. */
  customerId: number | null;
  email: string | null;
  shippingCarrierCode: string | null;
  shippingMethodCode: string | null;
  paymentMethodCode: string | null;
  paymentNonce: string | null;
  /** True to save the card for the next order. */
  isCardSaved: boolean;
  /** In the order of entry. */
  couponCodes: readonly string[];
  /** Answers to the delivery questions for freight. */
  siteAccess: readonly string[];
  /** True for two shipments: units in stock first, the others when they arrive. */
  isSplit: boolean;
  purchaseOrderNumber: string | null;
  /** Email address of the member of staff, or name of the program, that fills the cart for a customer; else null. */
  madeBy: string | null;
  /** Channel of the staff who created the cart; null for a shopper's cart. */
  madeIn: 'counter' | 'program' | null;
  staffDiscounts: readonly StaffDiscount[];
  createdAt: Date;
  updatedAt: Date;
};

/** `id` is the one clients know: unguessable, and of this cart alone. */
export type CartItemRow = {
  id: number;
  productId: number;
  quantity: number;
  /** Line of the quote. */
  quoteLineId?: number | null;
  /** Options; two lines of one product differ by them. */
  choice?: Choice | null;
};

export type AddressKind = 'shipping' | 'billing';

export type CartAddress = Address & {
  id: number;
  kind: AddressKind;
  customerNotes: string | null;
  pickupLocationCode: string | null;
  /** True to save it in the customer's address book with the order. */
  isSaved?: boolean;
};

export type LineProblem = { code: 'ITEM_QTY' | 'UNDEFINED'; message: string };

/** A line with current price and stock. Amounts are in minor units and include tax if the prices of the shop do. */
export type CartLine = {
  id: number;
  quantity: number;
  /** Chosen options. */
  choice?: Choice | null;
  sellable: Sellable;
  /** Related quote, if any. */
  quote?: LineQuote | null;
  /** Null without a price in the cart's currency. */
  unitPrice: number | null;
  /** Unit price of other customers at this quantity, if the price of the buyer's group is lower. */
  ordinaryPrice?: number;
  rowTotal: number;
  /** Discount on this line. */
  discountAmount: number;
  /** Tax after discounts. */
  taxAmount: number;
  /** Tax without discounts, for prices shown with tax. */
  listTaxAmount: number;
  problems: readonly LineProblem[];
  /** Units not in stock yet, and the day they are expected (YYYY-MM-DD); absent if all are in stock. */
  later?: { quantity: number; on: string };
  /** Highest quantity possible now; 0 when out of stock. */
  maxQuantity: number;
};

export type CartTotals = {
  /** Before discounts, as is `shipping`. */
  subtotal: number;
  /** Discount on items, positive. */
  discount: number;
  subtotalTax: number;
  shipping: number;
  shippingDiscount: number;
  shippingTax: number;
  /** Taxes without discounts. */
  listSubtotalTax: number;
  listShippingTax: number;
  taxes: readonly AppliedTax[];
  /** True if prices, discounts and shipping include tax. */
  isTaxIncluded: boolean;
  grandTotal: number;
};

/** A priced cart: current prices, stock, shipping methods and taxes. */
export type CartDetail = {
  lines: readonly CartLine[];
  addresses: Readonly<Partial<Record<AddressKind, CartAddress>>>;
  shippingOptions: readonly ShippingOption[];
  /** Null when none is chosen, or the chosen one is no longer available. */
  selectedShipping: ShippingOption | null;
  /** Taxes at the shipping address, or at the billing address for virtual products. */
  deliveryTerms: TaxTerms;
  /** Taxes of the lines: at the showroom for a pickup, else `deliveryTerms`. */
  terms: TaxTerms;
  totals: CartTotals;
  discounting: AppliedDiscounts;
  /** True if all items are virtual; false for an empty cart. */
  isVirtual?: boolean;
  /** Units not in stock yet, the last day they are expected, and whether the rest can ship first; null without any. */
  later?: { on: string; units: number; isChoice: boolean } | null;
};

/** A hypothetical delivery; not saved. */
export type SupposedDelivery = { destination: ShippingDestination; method: ShippingMethodCode | null };

/** A cart that its caller may use, with the store view and currency it is shown in. */
export type OpenCart = {
  row: CartRow;
  view: StoreView;
  currency: CurrencyCode;
  /** Customer group of the caller. */
  groupId: number;
  /** True if its customer opened a cart of staff by the link in an email, which pays it and changes nothing else. */
  isByLink?: boolean;
};

/** The model behind the GraphQL type Cart; `detail` is computed once, on demand. */
export type CartModel = OpenCart & {
  /** Products that this request was refused more of. */
  refusedSkus?: readonly string[];
  places: PickupPlaces;
  detail(): Promise<CartDetail>;
  /** Totals for a hypothetical delivery; not cached. */
  detailFor(supposed: SupposedDelivery): Promise<CartDetail>;
  /** Payment methods for its total. */
  payments(): Promise<readonly PaymentMethod[]>;
};

/** The model behind a line. */
export type CartLineModel = {
  __typename: 'SimpleCartItem' | 'ConfigurableCartItem' | 'BundleCartItem' | 'DownloadableCartItem' | 'VirtualCartItem';
  line: CartLine;
  cart: CartModel;
};

/** The model behind an address. */
export type CartAddressModel = { address: CartAddress; cart: CartModel };

/** A product to add, as requested. */
export type AddRequest = {
  sku: string;
  quantity: number;
  parentSku?: string | null;
  /** Set by Magento's older mutation, which reports problems of the configurable product. */
  isVariant?: true;
  selectedOptions?: readonly string[] | null;
} & Given;

/** Why a product was not added. */
export type AddProblem = {
  code: 'PRODUCT_NOT_FOUND' | 'NOT_SALABLE' | 'INSUFFICIENT_STOCK' | 'PERMISSION_DENIED' | 'UNDEFINED';
  message: string;
  sku: string;
  /** Units left, for a stock problem. */
  available?: number;
};

/** A change of a line; `options` replace its current options. */
export type ItemChange = { itemId: number; quantity?: number; options?: readonly GivenOption[] };
