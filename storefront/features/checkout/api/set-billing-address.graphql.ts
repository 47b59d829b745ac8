// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
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

export type SetBillingAddressMutationVariables = Exact<{
  cartId: string;
  firstname: string;
  lastname: string;
  prefix?: string | null | undefined;
  middlename?: string | null | undefined;
  suffix?: string | null | undefined;
  company?: string | null | undefined;
  fax?: string | null | undefined;
  vat_id?: string | null | undefined;
  street: Array<string | null | undefined> | string;
  city: string;
  region_code?: string | null | undefined;
  postcode?: string | null | undefined;
  telephone?: string | null | undefined;
  country_id: string;
  isSaved: boolean;
  custom?: Array<AttributeValueInput | null | undefined> | AttributeValueInput | null | undefined;
}>;


export type SetBillingAddressMutation = { setBillingAddressOnCart: { cart: { id: string } } | null };

export const SetBillingAddressDocument = "mutation setBillingAddress($cartId:String!$firstname:String!$lastname:String!$prefix:String$middlename:String$suffix:String$company:String$fax:String$vat_id:String$street:[String]!$city:String!$region_code:String$postcode:String$telephone:String$country_id:String!$isSaved:Boolean!$custom:[AttributeValueInput]){setBillingAddressOnCart(input:{cart_id:$cartId billing_address:{address:{firstname:$firstname lastname:$lastname prefix:$prefix middlename:$middlename suffix:$suffix company:$company fax:$fax vat_id:$vat_id street:$street city:$city region:$region_code postcode:$postcode telephone:$telephone country_code:$country_id save_in_address_book:$isSaved custom_attributes:$custom}}}){cart{id}}}" as TypedDocument<SetBillingAddressMutation, SetBillingAddressMutationVariables>;
