// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SetBudgetMutationVariables = Exact<{
  list: string;
  amount?: number | null | undefined;
}>;


export type SetBudgetMutation = { setWishlistBudget: { user_errors: Array<{ message: string } | null> } | null };

export const SetBudgetDocument = "mutation setBudget($list:ID!$amount:Float){setWishlistBudget(wishlistId:$list amount:$amount){user_errors{message}}}" as TypedDocument<SetBudgetMutation, SetBudgetMutationVariables>;
