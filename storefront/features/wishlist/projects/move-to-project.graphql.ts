// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Quantity of a product to move to another list. */
export type WishlistItemMoveInput = {
  /** Id. */
  wishlist_item_id: string;
  /** Selling units; all when absent. */
  quantity?: number | null | undefined;
};

export type MoveToProjectMutationVariables = Exact<{
  from: string;
  to: string;
  items: Array<WishlistItemMoveInput> | WishlistItemMoveInput;
}>;


export type MoveToProjectMutation = { moveProductsBetweenWishlists: { user_errors: Array<{ message: string } | null> } | null };

export const MoveToProjectDocument = "mutation moveToProject($from:ID!$to:ID!$items:[WishlistItemMoveInput!]!){moveProductsBetweenWishlists(sourceWishlistUid:$from destinationWishlistUid:$to wishlistItems:$items){user_errors{message}}}" as TypedDocument<MoveToProjectMutation, MoveToProjectMutationVariables>;
