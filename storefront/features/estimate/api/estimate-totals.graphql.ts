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

export type EstimateTotalsMutationVariables = Exact<{
  input: EstimateTotalsInput;
}>;


export type EstimateTotalsMutation = { estimateTotals: { cart: { id: string, prices: { grand_total: { value: number | null, currency: CurrencyEnum | null } | null, applied_taxes: Array<{ label: string, amount: { value: number | null, currency: CurrencyEnum | null } } | null> | null } | null } | null } };

export const EstimateTotalsDocument = "mutation EstimateTotals($input:EstimateTotalsInput!){estimateTotals(input:$input){cart{id prices{grand_total{value currency}applied_taxes{label amount{value currency}}}}}}" as TypedDocument<EstimateTotalsMutation, EstimateTotalsMutationVariables>;
