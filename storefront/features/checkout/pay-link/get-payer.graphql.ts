// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetPayerQueryVariables = Exact<{
  cartId: string;
}>;


export type GetPayerQuery = { cart: { email: string | null, shipping_addresses: Array<{ firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null>, billing_address: { firstname: string, lastname: string, company: string | null, street: Array<string | null>, city: string, postcode: string | null, telephone: string | null, region: { code: string | null, label: string | null } | null, country: { code: string } } | null } | null };

export const GetPayerDocument = "query GetPayer($cartId:String!){cart(cart_id:$cartId){email shipping_addresses{firstname lastname company street city region{code label}postcode country{code}telephone}billing_address{firstname lastname company street city region{code label}postcode country{code}telephone}}}" as TypedDocument<GetPayerQuery, GetPayerQueryVariables>;
