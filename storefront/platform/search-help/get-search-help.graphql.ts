// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** How the products of a search matched. */
export type SearchMatch =
  /** All words matched. */
  | 'ALL_WORDS'
  /** All words matched after spelling correction. */
  | 'CORRECTED'
  /** Some words matched: no product has all of them. */
  | 'SOME_WORDS';

export type GetSearchHelpQueryVariables = Exact<{
  search: string;
}>;


export type GetSearchHelpQuery = { searchHelp: { not_sold: string | null, match: SearchMatch | null, pages: Array<{ title: string, relative_url: string }> } };

export const GetSearchHelpDocument = "query getSearchHelp($search:String!){searchHelp(search:$search){pages{title relative_url}not_sold match}}" as TypedDocument<GetSearchHelpQuery, GetSearchHelpQueryVariables>;
