// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Quantity of a product to copy to another list. */
export type WishlistItemCopyInput = {
  /** Id. */
  wishlist_item_id: string;
  /** Selling units; all when absent. */
  quantity?: number | null | undefined;
};

export type CopyToProjectMutationVariables = Exact<{
  from: string;
  to: string;
  items: Array<WishlistItemCopyInput> | WishlistItemCopyInput;
}>;


export type CopyToProjectMutation = { copyProductsBetweenWishlists: { user_errors: Array<{ message: string } | null> } | null };

export const CopyToProjectDocument = "mutation copyToProject($from:ID!$to:ID!$items:[WishlistItemCopyInput!]!){copyProductsBetweenWishlists(sourceWishlistUid:$from destinationWishlistUid:$to wishlistItems:$items){user_errors{message}}}" as TypedDocument<CopyToProjectMutation, CopyToProjectMutationVariables>;
