// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Input of an address; omitted fields of a change are unchanged. */
export type CustomerAddressInput = {
  /** Given name. */
  firstname?: string | null | undefined;
  /** Family name. */
  lastname?: string | null | undefined;
  /** Street lines, two at most. */
  street?: Array<string | null | undefined> | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Province or state by id, code or name. */
  region?: CustomerAddressRegionInput | null | undefined;
  /** Postal code. */
  postcode?: string | null | undefined;
  /** Country. */
  country_code?: CountryCodeEnum | null | undefined;
  /** Telephone. */
  telephone?: string | null | undefined;
  /** Title before the name. */
  prefix?: string | null | undefined;
  /** Middle name. */
  middlename?: string | null | undefined;
  /** Suffix of the name. */
  suffix?: string | null | undefined;
  /** Company. */
  company?: string | null | undefined;
  /** Fax number. */
  fax?: string | null | undefined;
  /** Number for sales tax or VAT; it changes no tax. */
  vat_id?: string | null | undefined;
  /** True makes it the address parcels go to, false ends that. */
  default_shipping?: boolean | null | undefined;
  /** True makes it the address invoices go to, false ends that. */
  default_billing?: boolean | null | undefined;
  /** Country, in the older form. */
  country_id?: CountryCodeEnum | null | undefined;
  /** Attributes of the merchant; this shop has none and ignores them. */
  custom_attributesV2?: Array<AttributeValueInput | null | undefined> | null | undefined;
};

/** A value of an attribute: text, or options. */
export type AttributeValueInput = {
  /** Code of the attribute. */
  attribute_code: string;
  /** Text. */
  value?: string | null | undefined;
  /** Options. */
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
};

/** An option of an attribute. */
export type AttributeInputSelectedOption = {
  /** Value of the option. */
  value: string;
};

/** A province or state by code, id or name. */
export type CustomerAddressRegionInput = {
  /** Name. */
  region?: string | null | undefined;
  /** Code. */
  region_code?: string | null | undefined;
  /** Numeric id. */
  region_id?: number | null | undefined;
};

export type CountryCodeEnum = string;

export type UpdateCustomerAddressMutationVariables = Exact<{
  id: number;
  input: CustomerAddressInput;
}>;


export type UpdateCustomerAddressMutation = { updateCustomerAddress: { id: number | null } | null };

export const UpdateCustomerAddressDocument = "mutation updateCustomerAddress($id:Int!$input:CustomerAddressInput!){updateCustomerAddress(id:$id input:$input){id}}" as TypedDocument<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables>;
