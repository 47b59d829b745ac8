// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Status of an order that needs approval (subset of Adobe Commerce's). */
export type PurchaseOrderStatus =
  /** Waiting for an administrator of the company. */
  | 'APPROVAL_REQUIRED'
  /** Approved, and ordered. */
  | 'ORDER_PLACED'
  /** Approved but not ordered, because the total changed or items sold out. */
  | 'ORDER_FAILED'
  /** Rejected by an administrator. */
  | 'REJECTED'
  /** Withdrawn by its requester. */
  | 'CANCELED';

export type CurrencyEnum = string;

export type GetPurchaseOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type GetPurchaseOrdersQuery = { companyPurchaseOrders: { items: Array<{ uid: string, number: string, status: PurchaseOrderStatus, created_at: string, decided_at: string | null, requested_by: string, is_yours: boolean, decided_by: string | null, comment: string | null, order_number: string | null, total: { value: number | null, currency: CurrencyEnum | null }, lines: Array<{ name: string, sku: string, quantity: number, row_total: { value: number | null, currency: CurrencyEnum | null } }> }> } | null };

export const GetPurchaseOrdersDocument = "query getPurchaseOrders{companyPurchaseOrders{items{uid number status created_at decided_at requested_by is_yours decided_by total{value currency}lines{name sku quantity row_total{value currency}}comment order_number}}}" as TypedDocument<GetPurchaseOrdersQuery, GetPurchaseOrdersQueryVariables>;
