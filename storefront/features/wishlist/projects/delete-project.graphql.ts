// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DeleteProjectMutationVariables = Exact<{
  list: string;
}>;


export type DeleteProjectMutation = { deleteWishlist: { status: boolean } | null };

export const DeleteProjectDocument = "mutation deleteProject($list:ID!){deleteWishlist(wishlistId:$list){status}}" as TypedDocument<DeleteProjectMutation, DeleteProjectMutationVariables>;
