// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Why a caller sees no price of a product, and so cannot buy it (an extension of this shop). */
export type HiddenPriceReason =
  /** Customers who sign in see it. */
  | 'SIGN_IN'
  /** The product is sold to approved trade accounts. */
  | 'TRADE'
  /** The product is sold by quote. */
  | 'QUOTE';

export type GetHiddenPriceReasonQueryVariables = Exact<{
  sku: string;
}>;


export type GetHiddenPriceReasonQuery = { hiddenPriceReason: HiddenPriceReason | null };

export const GetHiddenPriceReasonDocument = "query getHiddenPriceReason($sku:String!){hiddenPriceReason(sku:$sku)}" as TypedDocument<GetHiddenPriceReasonQuery, GetHiddenPriceReasonQueryVariables>;
