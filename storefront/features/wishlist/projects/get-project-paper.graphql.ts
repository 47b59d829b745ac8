// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** List of a PDF: an own list, or a shared one (an extension of this shop). */
export type WishlistPaperInput = {
  /** Id of one of the caller's lists. */
  wishlist_id?: string | null | undefined;
  /** Secret part of a link. */
  sharing_code?: string | null | undefined;
};

export type GetProjectPaperQueryVariables = Exact<{
  input: WishlistPaperInput;
}>;


export type GetProjectPaperQuery = { wishlistPaper: { name: string, content: string } | null };

export const GetProjectPaperDocument = "query getProjectPaper($input:WishlistPaperInput!){wishlistPaper(input:$input){name content}}" as TypedDocument<GetProjectPaperQuery, GetProjectPaperQueryVariables>;
