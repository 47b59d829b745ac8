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

export type RejectPurchaseOrderMutationVariables = Exact<{
  uid: string;
  comment?: string | null | undefined;
}>;


export type RejectPurchaseOrderMutation = { rejectPurchaseOrders: { errors: Array<{ message: string }>, purchase_orders: Array<{ uid: string, status: PurchaseOrderStatus, order_number: string | null }> } | null };

export const RejectPurchaseOrderDocument = "mutation rejectPurchaseOrder($uid:ID!$comment:String){rejectPurchaseOrders(input:{purchase_order_uids:[$uid]comment:$comment}){errors{message}purchase_orders{uid status order_number}}}" as TypedDocument<RejectPurchaseOrderMutation, RejectPurchaseOrderMutationVariables>;
