import type { Address } from '#commerce/people/address/types.ts';
import type { Agreement } from '#commerce/sale/checkout/service.ts';
import type { BundlePart } from '#commerce/merchandise/catalog/bundle-types.ts';
import type { Choice } from '#commerce/merchandise/catalog/composition-types.ts';
import type { ChosenLink } from '#commerce/merchandise/catalog/download-types.ts';
import type { LotShare } from '#commerce/merchandise/catalog/lot-rules.ts';
import type { ProductType } from '#commerce/merchandise/catalog/types.ts';
import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';
import type { PaymentAttempt } from '#commerce/sale/payment/types.ts';
import type { DeliveryWindow } from '#commerce/sale/shipping/types.ts';
import type { TaxCode, TaxRate } from '#commerce/sale/tax/types.ts';
import type { ConfigurableOrderItem } from '#contract/generated/schema-types.ts';

export const ORDER_STATUSES = [
  'pending',
  'processing',
  'fraud',
  'partially',
  'ready_for_pickup',
  'shipped',
  'picked_up',
  'complete',
  'holded',
  'canceled',
  'closed',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export type OrderItemStatus = 'processing' | 'ready' | 'shipped';

/** `isEntered`: it was typed, not chosen. */
export type ChosenOption = { label: string; value: string; isEntered?: true };

/** A product of a bundle as bought, in one of the bundle; minor units of one of it. */
export type BoughtPart = Omit<BundlePart, 'prices' | 'kind'> & { unitPrice: number };

/** Chosen parts of a bundle or files. */
export type Made = { parts?: readonly BoughtPart[]; links?: readonly ChosenLink[] };

/** An order line. Amounts are in minor units and include tax if the amounts of the order do. */
export type OrderLine = {
  productId: number;
  /** `simple` by default. */
  type?: ProductType;
  /** Nothing of it leaves. */
  isVirtual?: boolean;
  /** Chosen options, for ordering again. */
  choice?: Choice | null;
  made?: Made | null;
  /** Production lots; for a bundle, the lots of its parts. */
  lots?: readonly LotShare[];
  /** Units not in stock when it was ordered, and the day promised for them (YYYY-MM-DD). */
  later?: { quantity: number; on: string } | null;
  sku: string;
  name: string;
  options: readonly ChosenOption[];
  /** Path under media/catalog/product. */
  imageFile: string | null;
  /** Null for orders placed before this was recorded. */
  isFinalSale?: boolean | null;
  quantity: number;
  unitPrice: number;
  rowTotal: number;
  discountAmount: number;
  taxAmount: number;
  /** The configurable parent of a variant. */
  parent: { productId: number; sku: string; name: string; imageFile: string | null } | null;
};

export type OrderTax = Pick<TaxRate, 'exemption'> & {
  code: TaxCode;
  regionCode: string;
  ratePpm: number;
  label: string;
  amount: number;
  shippingAmount: number;
  lineAmounts: readonly number[];
};

/** Discount of a cart rule; positive minor units. */
export type OrderDiscount = {
  ruleCode: string;
  couponCode: string | null;
  labels: Readonly<Record<Language, string>>;
  /** Discount on items. */
  amount: number;
  shippingAmount: number;
  lineAmounts: readonly number[];
};

/** An amount in minor units. */
export type OrderAmount = { amount: number; currency: string };

/** An order before the database gives it id and number. */
export type OrderDraft = {
  /** Null for a replacement. */
  cartId: number | null;
  storeViewId: number;
  language: Language;
  currency: CurrencyCode;
  customerId: number | null;
  email: string;
  isPickup: boolean;
  /** Nothing of it leaves: it has no way, and the address of billing in both places. */
  isVirtual?: boolean;
  shippingCarrierCode: string;
  shippingMethodCode: string;
  shippingTitle: string;
  /** Delivery dates promised when it was placed; null if none, or if it waits for payment. */
  delivery: DeliveryWindow | null;
  /** Two shipments: `delivery` has the days of the first, `laterDelivery` the days of the second. */
  isSplit?: boolean;
  laterDelivery?: DeliveryWindow | null;
  /** Part of `shippingAmount` for the second shipment; 0 if both have one price, null without a second one. */
  laterShippingAmount?: number | null;
  paymentMethodCode: string;
  paymentTitle: string;
  /** Null for orders paid later. */
  paymentAttemptId: number | null;
  purchaseOrderNumber: string | null;
  /** The company of who placed it; absent for none. */
  companyId?: number | null;
  /** Payment term in days, for orders on account. */
  termsDays?: number | null;
  /** Quotes whose prices apply. */
  quoteNumbers?: readonly string[];
  /** Payment instructions in the order's language, for the email; not stored. Null if there are none. */
  paymentInstructions: string | null;
  status: 'pending' | 'processing';
  weightGrams: number;
  customerNotes: string | null;
  /** Before discounts, as is `shippingAmount`. */
  subtotal: number;
  discountAmount: number;
  shippingAmount: number;
  shippingDiscountAmount: number;
  taxAmount: number;
  /** True if the amounts above include tax. Absent if tax is added. */
  isTaxIncluded?: boolean;
  grandTotal: number;
  addresses: { shipping: Address; billing: Address };
  lines: readonly OrderLine[];
  taxes: readonly OrderTax[];
  discounts: readonly OrderDiscount[];
  placedAt: Date;
  /** Null or absent when nothing of it is sold for good. */
  agreement?: Agreement | null;
};

export type Order = OrderDraft & { id: number; number: string };

/** A line as its confirmation shows it. */
export type ConfirmedLine = Pick<
  OrderLine,
  | 'sku'
  | 'name'
  | 'options'
  | 'quantity'
  | 'rowTotal'
  | 'imageFile'
  | 'isFinalSale'
  | 'lots'
  | 'later'
  | 'made'
  | 'parent'
>;

/** Order data for its confirmation. */
export type ConfirmedOrder = Pick<
  Order,
  | 'number'
  | 'email'
  | 'language'
  | 'currency'
  | 'placedAt'
  | 'isPickup'
  | 'isVirtual'
  | 'delivery'
  | 'isSplit'
  | 'laterDelivery'
  | 'laterShippingAmount'
  | 'shippingTitle'
  | 'paymentMethodCode'
  | 'paymentTitle'
  | 'paymentInstructions'
  | 'quoteNumbers'
  | 'purchaseOrderNumber'
  | 'agreement'
  | 'addresses'
  | 'subtotal'
  | 'shippingAmount'
  | 'isTaxIncluded'
  | 'grandTotal'
  | 'discounts'
> & { lines: readonly ConfirmedLine[]; taxes: readonly Pick<OrderTax, 'label' | 'amount'>[] };

/** The data of the receipt. */
export type Receipt = Pick<
  Order,
  | 'id'
  | 'number'
  | 'placedAt'
  | 'email'
  | 'language'
  | 'shippingCarrierCode'
  | 'shippingMethodCode'
  | 'shippingTitle'
  | 'delivery'
  | 'isSplit'
  | 'laterDelivery'
  | 'laterShippingAmount'
  | 'isPickup'
  | 'isVirtual'
  | 'paymentMethodCode'
  | 'paymentTitle'
  | 'purchaseOrderNumber'
  | 'subtotal'
  | 'shippingAmount'
  | 'isTaxIncluded'
  | 'grandTotal'
  | 'currency'
> & {
  card: { brand: string; last4: string } | null;
  /** The merchant's current payment instructions in the reader's language. */
  instructions: string | null;
  address: Address;
  lines: readonly (Pick<
    OrderLine,
    | 'sku'
    | 'name'
    | 'options'
    | 'made'
    | 'lots'
    | 'later'
    | 'quantity'
    | 'unitPrice'
    | 'rowTotal'
    | 'discountAmount'
    | 'taxAmount'
    | 'imageFile'
  > & { isVariant: boolean })[];
  discounts: readonly Omit<OrderDiscount, 'lineAmounts'>[];
  taxes: readonly Pick<
    OrderTax,
    'code' | 'regionCode' | 'ratePpm' | 'label' | 'amount' | 'shippingAmount' | 'exemption'
  >[];
};

/** A row of an order as tracking shows it. */
export type TrackedItem = {
  id: number;
  productId: number;
  productType: 'simple' | 'configurable' | 'virtual' | 'downloadable' | 'bundle';
  sku: string;
  name: string;
  imageFile: string | null;
  status: OrderItemStatus;
  processingAt: Date;
  readyAt: Date | null;
  shippedAt: Date | null;
  trackingNumbers: readonly string[];
};

export type TrackedOrder = { number: string; status: OrderStatus; isPickup: boolean; items: readonly TrackedItem[] };

/** Public tracking data: no amounts, names or comments. */
export type TrackedLife = {
  changes: readonly { status: OrderStatus; at: Date }[];
  shipments: readonly {
    number: string;
    sentAt: Date;
    items: readonly { itemId: number; quantity: number }[];
    parcels: readonly { carrier: string | null; number: string; url: string | null }[];
  }[];
};

/** The model behind the lines of CustomerOrder. */
export type OrderItemModel = Omit<
  ConfigurableOrderItem,
  '__typename' | 'product' | 'product_url_key' | 'quantity_returned'
> & {
  __typename: 'OrderItem' | 'ConfigurableOrderItem' | 'BundleOrderItem' | 'DownloadableOrderItem';
  /** Product with its own page: for a variant the configurable product. */
  productId: number;
  made?: Made | null | undefined;
  currency: CurrencyCode;
  orderId: number;
};

/** Public data of the card that paid. */
export type PaidCard = Pick<NonNullable<PaymentAttempt['card']>, 'brand' | 'last4'>;

/** The texts stored in an order, and the codes they can be written from again. */
export type OrderTexts = Pick<
  Order,
  | 'language'
  | 'shippingCarrierCode'
  | 'shippingMethodCode'
  | 'shippingTitle'
  | 'paymentMethodCode'
  | 'paymentTitle'
  | 'purchaseOrderNumber'
> & {
  card: PaidCard | null;
  taxes: readonly Pick<OrderTax, 'code' | 'regionCode' | 'label' | 'exemption'>[];
};

/** An order as staff lists it. */
export type OrderRecord = {
  number: string;
  placedAt: Date;
  updatedAt: Date;
  status: OrderStatus;
  email: string;
  storeView: string;
  payment: string;
  shipping: string;
  /** In dollars, as `123.88`. */
  total: string;
  currency: CurrencyCode;
  /** Quotes whose prices apply. */
  quotes: string;
  /** Agreement to final sale with its date (UTC); `not asked` from a client without agreements; empty if not needed. */
  finalSale: string;
  notes: string | null;
};

/** Owner of a receipt, with the order. */
export type ReceiptOwner = { orderId: number; customerId: number | null; key: Uint8Array | null; placedAt: Date };
