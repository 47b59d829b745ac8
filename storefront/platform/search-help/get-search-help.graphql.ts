// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** How the products of a search were found. */
export type SearchMatch =
  /** By all of its words. */
  | 'ALL_WORDS'
  /** By all of its words, after mistyped ones were put right. */
  | 'CORRECTED'
  /** By some of its words: no product has all of them. */
  | 'SOME_WORDS';

export type GetSearchHelpQueryVariables = Exact<{
  search: string;
}>;


export type GetSearchHelpQuery = { searchHelp: { not_sold: string | null, match: SearchMatch | null, pages: Array<{ title: string, relative_url: string }> } };

export const GetSearchHelpDocument = "query getSearchHelp($search:String!){searchHelp(search:$search){pages{title relative_url}not_sold match}}" as TypedDocument<GetSearchHelpQuery, GetSearchHelpQueryVariables>;
