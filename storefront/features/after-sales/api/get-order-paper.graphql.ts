// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetOrderPaperQueryVariables = Exact<{
  token: string;
  number: string;
}>;


export type GetOrderPaperQuery = { orderPaper: { name: string, content: string } };

export const GetOrderPaperDocument = "query getOrderPaper($token:String!$number:String!){orderPaper(input:{token:$token number:$number}){name content}}" as TypedDocument<GetOrderPaperQuery, GetOrderPaperQueryVariables>;
