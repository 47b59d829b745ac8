// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCustomerAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCustomerAttributesQuery = { customer: { prefix: string | null, middlename: string | null, suffix: string | null, date_of_birth: string | null, taxvat: string | null, gender: number | null, custom_attributes: Array<
      | { value: string, code: string }
      | { code: string, selected_options: Array<{ value: string } | null> }
     | null> | null } | null };

export const GetCustomerAttributesDocument = "query getCustomerAttributes{customer{prefix middlename suffix date_of_birth taxvat gender custom_attributes{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value}}}}}" as TypedDocument<GetCustomerAttributesQuery, GetCustomerAttributesQueryVariables>;
