// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetQuotePaperQueryVariables = Exact<{
  number: string;
}>;


export type GetQuotePaperQuery = { customerPriceQuotePaper: { name: string, content: string } | null };

export const GetQuotePaperDocument = "query getQuotePaper($number:String!){customerPriceQuotePaper(number:$number){name content}}" as TypedDocument<GetQuotePaperQuery, GetQuotePaperQueryVariables>;
