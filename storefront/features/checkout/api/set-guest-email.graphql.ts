// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SetGuestEmailMutationVariables = Exact<{
  cartId: string;
  email: string;
}>;


export type SetGuestEmailMutation = { setGuestEmailOnCart: { cart: { id: string } } | null };

export const SetGuestEmailDocument = "mutation setGuestEmail($cartId:String!$email:String!){setGuestEmailOnCart(input:{cart_id:$cartId email:$email}){cart{id}}}" as TypedDocument<SetGuestEmailMutation, SetGuestEmailMutationVariables>;
