// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type SetShippingAddressMutationVariables = Exact<{
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
}>;


export type SetShippingAddressMutation = { setShippingAddressesOnCart: { cart: { id: string, shipping_addresses: Array<{ available_shipping_methods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, amount: { currency: CurrencyEnum | null, value: number | null } } | null> | null } | null> } } | null };

export const SetShippingAddressDocument = "mutation setShippingAddress($cartId:String!$firstname:String!$lastname:String!$prefix:String$middlename:String$suffix:String$company:String$fax:String$vat_id:String$street:[String]!$city:String!$region_code:String$postcode:String$telephone:String$country_id:String!$isSaved:Boolean!){setShippingAddressesOnCart(input:{cart_id:$cartId shipping_addresses:[{address:{firstname:$firstname lastname:$lastname prefix:$prefix middlename:$middlename suffix:$suffix company:$company fax:$fax vat_id:$vat_id street:$street city:$city region:$region_code postcode:$postcode telephone:$telephone country_code:$country_id save_in_address_book:$isSaved}}]}){cart{id shipping_addresses{available_shipping_methods{carrier_code carrier_title method_code method_title amount{currency value}}}}}}" as TypedDocument<SetShippingAddressMutation, SetShippingAddressMutationVariables>;
