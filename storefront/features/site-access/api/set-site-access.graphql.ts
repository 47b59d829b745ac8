// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type SetSiteAccessMutationVariables = Exact<{
  cartId: string;
  access: Array<string> | string;
}>;


export type SetSiteAccessMutation = { setSiteAccessOnCart: Array<{ code: string, label: string, is_chosen: boolean, price: { value: number | null, currency: CurrencyEnum | null } }> };

export type AccessQuestionFragment = { code: string, label: string, is_chosen: boolean, price: { value: number | null, currency: CurrencyEnum | null } };

export const SetSiteAccessDocument = "mutation SetSiteAccess($cartId:String!$access:[String!]!){setSiteAccessOnCart(input:{cart_id:$cartId access:$access}){...AccessQuestion}}fragment AccessQuestion on SiteAccessQuestion{code label is_chosen price{value currency}}" as TypedDocument<SetSiteAccessMutation, SetSiteAccessMutationVariables>;
