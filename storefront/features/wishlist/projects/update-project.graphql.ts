// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Visibility of a list. */
export type WishlistVisibilityEnum =
  /** Anyone with its link. */
  | 'PUBLIC'
  /** Its customer alone. */
  | 'PRIVATE';

export type UpdateProjectMutationVariables = Exact<{
  list: string;
  name?: string | null | undefined;
  visibility?: WishlistVisibilityEnum | null | undefined;
}>;


export type UpdateProjectMutation = { updateWishlist: { uid: string } | null };

export const UpdateProjectDocument = "mutation updateProject($list:ID!$name:String$visibility:WishlistVisibilityEnum){updateWishlist(wishlistId:$list name:$name visibility:$visibility){uid}}" as TypedDocument<UpdateProjectMutation, UpdateProjectMutationVariables>;
