// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a paper is (an extension of this shop). */
export type OrderPaperKind =
  /** The order as it was placed. */
  | 'RECEIPT'
  /** An invoice. */
  | 'INVOICE'
  /** A credit memo. */
  | 'CREDIT_MEMO'
  /** What is in a shipment. */
  | 'PACKING_SLIP';

/** Whether goods come back whole or came broken (an extension of this shop). */
export type OrderReturnKind =
  /** Whole, sealed boxes and pieces. */
  | 'RETURN'
  /** Broken goods. */
  | 'CLAIM';

/** Where a request stands (an extension of this shop). */
export type OrderReturnState =
  /** The shop has not answered. */
  | 'REQUESTED'
  /** The shop said yes. */
  | 'APPROVED'
  /** The shop said no. */
  | 'DECLINED'
  /** The goods are back. */
  | 'RECEIVED'
  /** The money was given back. */
  | 'REFUNDED';

/** Goods that a customer asks to bring back, or reports as broken (an extension of this shop). */
export type OrderReturnInput = {
  /** `token` of the order; of an account, its customer must be signed in. */
  token: string;
  /** Made up by the client: the same call sent again is the same request. */
  request_id: string;
  /** Which of both. */
  kind: OrderReturnKind;
  /** What it is about. */
  items: Array<OrderReturnItemInput>;
  /** What is broken, or why it comes back; a claim needs it. */
  message?: string | null | undefined;
  /** Tokens of photographs, as the upload answered them; a claim needs one. */
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


export type RequestOrderReturnMutation = { requestOrderReturn: { return_days: number | null, restocking_percent: number, claim_days: number | null, papers: Array<{ number: string, kind: OrderPaperKind }>, agreement: { words: string, language: string, agreed_at: string } | null, lines: Array<{ id: string, name: string, sku: string, options: Array<string>, to_return: number, to_claim: number, is_final_sale: boolean }>, returns: Array<{ number: string, kind: OrderReturnKind, state: OrderReturnState, status: string, asked_at: string, message: string | null, photos: number, items: Array<{ id: string, name: string, quantity: number }> }> } };

export type AfterSalesFragment = { return_days: number | null, restocking_percent: number, claim_days: number | null, papers: Array<{ number: string, kind: OrderPaperKind }>, agreement: { words: string, language: string, agreed_at: string } | null, lines: Array<{ id: string, name: string, sku: string, options: Array<string>, to_return: number, to_claim: number, is_final_sale: boolean }>, returns: Array<{ number: string, kind: OrderReturnKind, state: OrderReturnState, status: string, asked_at: string, message: string | null, photos: number, items: Array<{ id: string, name: string, quantity: number }> }> };

export const RequestOrderReturnDocument = "mutation requestOrderReturn($input:OrderReturnInput!){requestOrderReturn(input:$input){...AfterSales}}fragment AfterSales on OrderAfterSales{papers{number kind}return_days restocking_percent claim_days agreement{words language agreed_at}lines{id name sku options to_return to_claim is_final_sale}returns{number kind state status asked_at message photos items{id name quantity}}}" as TypedDocument<RequestOrderReturnMutation, RequestOrderReturnMutationVariables>;
