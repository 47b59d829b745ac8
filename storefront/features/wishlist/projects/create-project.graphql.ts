// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreateProjectMutationVariables = Exact<{
  name: string;
}>;


export type CreateProjectMutation = { createWishlist: { wishlist: { id: string | null } } | null };

export const CreateProjectDocument = "mutation createProject($name:String!){createWishlist(input:{name:$name visibility:PRIVATE}){wishlist{id}}}" as TypedDocument<CreateProjectMutation, CreateProjectMutationVariables>;
