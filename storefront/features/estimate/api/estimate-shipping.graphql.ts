// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A way to ship. */
export type ShippingMethodInput = {
  /** Code of the carrier. */
  carrier_code: string;
  /** Code of the method. */
  method_code: string;
};

/** Input of an estimate, which stores nothing. */
export type EstimateTotalsInput = {
  /** Masked id of the cart. */
  cart_id: string;
  /** Address of the delivery. */
  address: EstimateAddressInput;
  /** Way to ship. */
  shipping_method?: ShippingMethodInput | null | undefined;
};

/** An address for an estimate. */
export type EstimateAddressInput = {
  /** Two-letter ISO code. */
  country_code: CountryCodeEnum;
  /** Postal code. */
  postcode?: string | null | undefined;
  /** Province or state. */
  region?: CustomerAddressRegionInput | null | undefined;
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

export type CurrencyEnum = string;

export type EstimateShippingMutationVariables = Exact<{
  input: EstimateTotalsInput;
}>;


export type EstimateShippingMutation = { estimateShippingMethods: Array<{ carrier_code: string, carrier_title: string, method_code: string | null, method_title: string | null, available: boolean, error_message: string | null, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null };

export const EstimateShippingDocument = "mutation EstimateShipping($input:EstimateTotalsInput!){estimateShippingMethods(input:$input){carrier_code carrier_title method_code method_title available error_message amount{value currency}}}" as TypedDocument<EstimateShippingMutation, EstimateShippingMutationVariables>;
