// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UpdateProjectItemMutationVariables = Exact<{
  list: string;
  item: string;
  quantity?: number | null | undefined;
  note?: string | null | undefined;
}>;


export type UpdateProjectItemMutation = { updateProductsInWishlist: { user_errors: Array<{ message: string } | null> } | null };

export const UpdateProjectItemDocument = "mutation updateProjectItem($list:ID!$item:ID!$quantity:Float$note:String){updateProductsInWishlist(wishlistId:$list wishlistItems:[{wishlist_item_id:$item quantity:$quantity description:$note}]){user_errors{message}}}" as TypedDocument<UpdateProjectItemMutation, UpdateProjectItemMutationVariables>;
