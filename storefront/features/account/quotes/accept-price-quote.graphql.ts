// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AcceptPriceQuoteMutationVariables = Exact<{
  number: string;
}>;


export type AcceptPriceQuoteMutation = { acceptPriceQuote: { id: string } | null };

export const AcceptPriceQuoteDocument = "mutation acceptPriceQuote($number:String!){acceptPriceQuote(number:$number){id}}" as TypedDocument<AcceptPriceQuoteMutation, AcceptPriceQuoteMutationVariables>;
