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

/** What a bundle or files are made of as bought. */
export type Made = { parts?: readonly BoughtPart[]; links?: readonly ChosenLink[] };

/** A line as bought; amounts in minor units without tax. */
export type OrderLine = {
  productId: number;
  /** `simple` where nothing is said. */
  type?: ProductType;
  /** Nothing of it leaves. */
  isVirtual?: boolean;
  /** What was chosen, so that it can be ordered again. */
  choice?: Choice | null;
  made?: Made | null;
  /** Of which production lots it was taken; of a bundle those of its parts. */
  lots?: readonly LotShare[];
  sku: string;
  name: string;
  options: readonly ChosenOption[];
  /** Path under media/catalog/product. */
  imageFile: string | null;
  /** Null of an order that was placed before it was kept. */
  isFinalSale?: boolean | null;
  quantity: number;
  unitPrice: number;
  rowTotal: number;
  /** What was taken off it. */
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

/** What a cart rule took off; minor units, positive. */
export type OrderDiscount = {
  ruleCode: string;
  couponCode: string | null;
  labels: Readonly<Record<Language, string>>;
  /** Of the goods. */
  amount: number;
  shippingAmount: number;
  lineAmounts: readonly number[];
};

/** What an order costs; minor units. */
export type OrderAmount = { amount: number; currency: string };

/** An order before the database gives it id and number. */
export type OrderDraft = {
  cartId: number;
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
  /** When it was expected when it was placed; null when nothing was told, or the goods wait for the money. */
  delivery: DeliveryWindow | null;
  paymentMethodCode: string;
  paymentTitle: string;
  /** Null for an order that is paid later. */
  paymentAttemptId: number | null;
  purchaseOrderNumber: string | null;
  /** The company of who placed it; absent for none. */
  companyId?: number | null;
  /** Days to pay an invoice of it within; of orders on account that are limited. */
  termsDays?: number | null;
  /** Quotes at whose prices its goods were ordered. */
  quoteNumbers?: readonly string[];
  /** How to pay it, in its language; null when there is nothing to say. For its mail, not kept. */
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
  'sku' | 'name' | 'options' | 'quantity' | 'rowTotal' | 'imageFile' | 'isFinalSale' | 'lots' | 'made' | 'parent'
>;

/** What the confirmation of an order says of it. */
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
  | 'isPickup'
  | 'isVirtual'
  | 'paymentMethodCode'
  | 'paymentTitle'
  | 'purchaseOrderNumber'
  | 'subtotal'
  | 'shippingAmount'
  | 'grandTotal'
  | 'currency'
> & {
  /** Tax on the lines. */
  goodsTax: number;
  card: { brand: string; last4: string } | null;
  /** How to pay it, as the merchant says now in the reader's language. */
  instructions: string | null;
  address: Address;
  lines: readonly (Pick<
    OrderLine,
    'sku' | 'name' | 'options' | 'made' | 'lots' | 'quantity' | 'rowTotal' | 'discountAmount' | 'imageFile'
  > & { isVariant: boolean })[];
  discounts: readonly Omit<OrderDiscount, 'lineAmounts'>[];
  taxes: readonly Pick<OrderTax, 'code' | 'regionCode' | 'label' | 'amount' | 'exemption'>[];
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

/** What has become of a tracked order: without amounts, names and remarks. */
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
  /** The product that has a page: of a variant its configurable parent. */
  productId: number;
  made?: Made | null | undefined;
  currency: CurrencyCode;
  orderId: number;
};

/** What is told of the card that paid. */
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
  /** Quotes at whose prices its goods were ordered. */
  quotes: string;
  /** What was agreed to of final sale, and when (UTC); `not asked` of a client that knows no agreements; empty without such goods. */
  finalSale: string;
  notes: string | null;
};

/** Who may read the receipt, and of which order. */
export type ReceiptOwner = { orderId: number; customerId: number | null; key: Uint8Array | null; placedAt: Date };
