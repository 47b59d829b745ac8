// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreateCartMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateCartMutation = { cartId: string | null };

export const CreateCartDocument = "mutation createCart{cartId:createEmptyCart}" as TypedDocument<CreateCartMutation, CreateCartMutationVariables>;
