// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Type of a document (an extension of this shop). */
export type OrderPaperKind =
  /** Receipt of the order. */
  | 'RECEIPT'
  /** An invoice. */
  | 'INVOICE'
  /** A credit memo. */
  | 'CREDIT_MEMO'
  /** Contents of a shipment. */
  | 'PACKING_SLIP';

/** Type of a request: return or claim (an extension of this shop). */
export type OrderReturnKind =
  /** Whole, sealed boxes and pieces. */
  | 'RETURN'
  /** Claim for broken items. */
  | 'CLAIM';

/** Status of a request (an extension of this shop). */
export type OrderReturnState =
  /** Not decided yet. */
  | 'REQUESTED'
  /** Approved by the shop. */
  | 'APPROVED'
  /** Declined by the shop. */
  | 'DECLINED'
  /** The items were received. */
  | 'RECEIVED'
  /** Refunded. */
  | 'REFUNDED'
  /** The items are replaced by an order without charge. */
  | 'REPLACED';

/** Input of a return or claim (an extension of this shop). */
export type OrderReturnInput = {
  /** `token` of the order; of an account, its customer must be signed in. */
  token: string;
  /** Idempotency key chosen by the client. */
  request_id: string;
  /** Its type. */
  kind: OrderReturnKind;
  /** Its topic. */
  items: Array<OrderReturnItemInput>;
  /** Reason; required for a claim. */
  message?: string | null | undefined;
  /** Tokens of uploaded photographs; required for a claim. */
  photos?: Array<string> | null | undefined;
};

/** Selling units of a line (an extension of this shop). */
export type OrderReturnItemInput = {
  /** Id of the line among the items of the order. */
  id: string;
  /** Selling units, from 1 on. */
  quantity: number;
};

export type RequestOrderReturnMutationVariables = Exact<{
  input: OrderReturnInput;
}>;


export type RequestOrderReturnMutation = { requestOrderReturn: { return_days: number | null, restocking_percent: number, claim_days: number | null, papers: Array<{ number: string, kind: OrderPaperKind }>, agreement: { words: string, language: string, agreed_at: string } | null, lines: Array<{ id: string, name: string, sku: string, options: Array<string>, to_return: number, to_claim: number, is_final_sale: boolean }>, returns: Array<{ number: string, kind: OrderReturnKind, state: OrderReturnState, status: string, asked_at: string, message: string | null, photos: number, replacement_order: string | null, items: Array<{ id: string, name: string, quantity: number }> }> } };

export type AfterSalesFragment = { return_days: number | null, restocking_percent: number, claim_days: number | null, papers: Array<{ number: string, kind: OrderPaperKind }>, agreement: { words: string, language: string, agreed_at: string } | null, lines: Array<{ id: string, name: string, sku: string, options: Array<string>, to_return: number, to_claim: number, is_final_sale: boolean }>, returns: Array<{ number: string, kind: OrderReturnKind, state: OrderReturnState, status: string, asked_at: string, message: string | null, photos: number, replacement_order: string | null, items: Array<{ id: string, name: string, quantity: number }> }> };

export const RequestOrderReturnDocument = "mutation requestOrderReturn($input:OrderReturnInput!){requestOrderReturn(input:$input){...AfterSales}}fragment AfterSales on OrderAfterSales{papers{number kind}return_days restocking_percent claim_days agreement{words language agreed_at}lines{id name sku options to_return to_claim is_final_sale}returns{number kind state status asked_at message photos replacement_order items{id name quantity}}}" as TypedDocument<RequestOrderReturnMutation, RequestOrderReturnMutationVariables>;
