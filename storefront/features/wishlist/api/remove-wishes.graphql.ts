// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Kinds of problems with lists. */
export type WishListUserInputErrorType =
  /** There is no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** Any other error, such as missing options. */
  | 'UNDEFINED';

export type RemoveWishesMutationVariables = Exact<{
  list: string;
  items: Array<string> | string;
}>;


export type RemoveWishesMutation = { removeProductsFromWishlist: { user_errors: Array<{ code: WishListUserInputErrorType, message: string } | null> } | null };

export const RemoveWishesDocument = "mutation removeWishes($list:ID!$items:[ID!]!){removeProductsFromWishlist(wishlistId:$list wishlistItemsIds:$items){user_errors{code message}}}" as TypedDocument<RemoveWishesMutation, RemoveWishesMutationVariables>;
