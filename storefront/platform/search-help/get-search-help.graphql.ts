// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetSearchHelpQueryVariables = Exact<{
  search: string;
}>;


export type GetSearchHelpQuery = { searchHelp: { not_sold: string | null, pages: Array<{ title: string, relative_url: string }> } };

export const GetSearchHelpDocument = "query getSearchHelp($search:String!){searchHelp(search:$search){pages{title relative_url}not_sold}}" as TypedDocument<GetSearchHelpQuery, GetSearchHelpQueryVariables>;
