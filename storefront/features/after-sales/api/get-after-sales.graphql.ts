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

export type GetAfterSalesQueryVariables = Exact<{
  token: string;
}>;


export type GetAfterSalesQuery = { orderAfterSales: { return_days: number | null, restocking_percent: number, claim_days: number | null, papers: Array<{ number: string, kind: OrderPaperKind }>, agreement: { words: string, language: string, agreed_at: string } | null, lines: Array<{ id: string, name: string, sku: string, options: Array<string>, to_return: number, to_claim: number, is_final_sale: boolean }>, returns: Array<{ number: string, kind: OrderReturnKind, state: OrderReturnState, status: string, asked_at: string, message: string | null, photos: number, replacement_order: string | null, items: Array<{ id: string, name: string, quantity: number }> }> } };

export type AfterSalesFragment = { return_days: number | null, restocking_percent: number, claim_days: number | null, papers: Array<{ number: string, kind: OrderPaperKind }>, agreement: { words: string, language: string, agreed_at: string } | null, lines: Array<{ id: string, name: string, sku: string, options: Array<string>, to_return: number, to_claim: number, is_final_sale: boolean }>, returns: Array<{ number: string, kind: OrderReturnKind, state: OrderReturnState, status: string, asked_at: string, message: string | null, photos: number, replacement_order: string | null, items: Array<{ id: string, name: string, quantity: number }> }> };

export const GetAfterSalesDocument = "query getAfterSales($token:String!){orderAfterSales(token:$token){...AfterSales}}fragment AfterSales on OrderAfterSales{papers{number kind}return_days restocking_percent claim_days agreement{words language agreed_at}lines{id name sku options to_return to_claim is_final_sale}returns{number kind state status asked_at message photos replacement_order items{id name quantity}}}" as TypedDocument<GetAfterSalesQuery, GetAfterSalesQueryVariables>;
