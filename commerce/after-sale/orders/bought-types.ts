import type { LineCounts, OrderDocument, OrderEvent, Shipment } from './life/types.ts';
import type { Order, OrderDiscount, OrderLine, OrderStatus, OrderTax, TrackedItem } from './types.ts';

/** A line of a customer's order, with its configurable parent. */
export type BoughtLine = Pick<
  OrderLine,
  | 'productId'
  | 'type'
  | 'isVirtual'
  | 'choice'
  | 'made'
  | 'lots'
  | 'later'
  | 'sku'
  | 'name'
  | 'options'
  | 'imageFile'
  | 'isFinalSale'
  | 'quantity'
  | 'unitPrice'
  | 'rowTotal'
  | 'discountAmount'
  | 'taxAmount'
  | 'parent'
> &
  Pick<TrackedItem, 'id' | 'status'> &
  LineCounts & {
    /** Units not in stock yet. */
    awaited?: number;
  };

/** An order as its customer sees it; amounts in minor units. */
export type BoughtOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'storeViewId'
  | 'customerId'
  | 'currency'
  | 'language'
  | 'email'
  | 'isPickup'
  | 'isVirtual'
  | 'shippingCarrierCode'
  | 'shippingMethodCode'
  | 'shippingTitle'
  | 'delivery'
  | 'isSplit'
  | 'laterDelivery'
  | 'laterShippingAmount'
  | 'paymentAttemptId'
  | 'paymentMethodCode'
  | 'paymentTitle'
  | 'purchaseOrderNumber'
  | 'quoteNumbers'
  | 'subtotal'
  | 'discountAmount'
  | 'shippingAmount'
  | 'shippingDiscountAmount'
  | 'taxAmount'
  | 'isTaxIncluded'
  | 'grandTotal'
  | 'addresses'
  | 'placedAt'
  | 'agreement'
> & {
  card: { brand: string; last4: string } | null;
  status: OrderStatus;
  updatedAt: Date;
  lines: readonly BoughtLine[];
  taxes: readonly Pick<
    OrderTax,
    'code' | 'regionCode' | 'label' | 'amount' | 'shippingAmount' | 'ratePpm' | 'exemption'
  >[];
  discounts: readonly OrderDiscount[];
  /** By time, as are documents and events. */
  shipments: readonly Shipment[];
  documents: readonly OrderDocument[];
  /** Changes since it was placed. Its first status is `pending` if it is paid later, otherwise `processing`. */
  events: readonly OrderEvent[];
  isPaidLater: boolean;
};
