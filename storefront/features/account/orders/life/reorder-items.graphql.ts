// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ReorderItemsMutationVariables = Exact<{
  number: string;
}>;


export type ReorderItemsMutation = { reorderItems: { cart: { id: string }, userInputErrors: Array<{ message: string } | null> } | null };

export const ReorderItemsDocument = "mutation reorderItems($number:String!){reorderItems(orderNumber:$number){cart{id}userInputErrors{message}}}" as TypedDocument<ReorderItemsMutation, ReorderItemsMutationVariables>;
