import type { CurrencyCode, Language } from '#commerce/platform/store-view-types.ts';

export type PurchaseOrderStatus = 'APPROVAL_REQUIRED' | 'ORDER_PLACED' | 'ORDER_FAILED' | 'REJECTED' | 'CANCELED';

export type PurchaseOrderLine = { name: string; sku: string; quantity: number; rowTotal: number };

/** An order that needs, or needed, a yes; minor units. */
export type PurchaseOrder = {
  id: number;
  number: string;
  cartId: number;
  maskedId: string;
  companyId: number;
  customerId: number;
  storeViewId: number;
  amount: number;
  currency: CurrencyCode;
  lines: readonly PurchaseOrderLine[];
  /** Agreements accepted with the request; null from a client without agreements. */
  agreed: { ids: readonly string[]; language: Language } | null;
  status: PurchaseOrderStatus;
  comment: string | null;
  orderNumber: string | null;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  requestedBy: string;
};

export type Decision = Pick<PurchaseOrder, 'decidedBy' | 'comment'> & {
  status: Exclude<PurchaseOrderStatus, 'APPROVAL_REQUIRED'>;
  now: Date;
};
