// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CountryCodeEnum = string;

export type GetAddressBookQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAddressBookQuery = { customer: { addresses: Array<{ id: number | null, firstname: string | null, lastname: string | null, prefix: string | null, middlename: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, region: { region: string | null, region_code: string | null, region_id: number | null } | null, custom_attributesV2: Array<
        | { value: string, code: string }
        | { code: string, selected_options: Array<{ value: string } | null> }
       | null> } | null> | null } | null };

export const GetAddressBookDocument = "query getAddressBook{customer{addresses{id firstname lastname prefix middlename suffix company fax vat_id street city region{region region_code region_id}postcode country_code telephone default_shipping default_billing custom_attributesV2{code ...on AttributeValue{value}...on AttributeSelectedOptions{selected_options{value}}}}}}" as TypedDocument<GetAddressBookQuery, GetAddressBookQueryVariables>;
