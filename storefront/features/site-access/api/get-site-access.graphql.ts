// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetSiteAccessQueryVariables = Exact<{
  cartId: string;
}>;


export type GetSiteAccessQuery = { siteAccess: Array<{ code: string, label: string, is_chosen: boolean, price: { value: number | null, currency: CurrencyEnum | null } }> };

export type AccessQuestionFragment = { code: string, label: string, is_chosen: boolean, price: { value: number | null, currency: CurrencyEnum | null } };

export const GetSiteAccessDocument = "query GetSiteAccess($cartId:String!){siteAccess(cart_id:$cartId){...AccessQuestion}}fragment AccessQuestion on SiteAccessQuestion{code label is_chosen price{value currency}}" as TypedDocument<GetSiteAccessQuery, GetSiteAccessQueryVariables>;
