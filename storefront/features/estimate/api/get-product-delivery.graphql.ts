// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A product to add. */
export type CartItemInput = {
  /** Sku of the product, or of the variant when parent_sku is given. */
  sku: string;
  /** Selling units, more than 0. */
  quantity: number;
  /** Sku of the configurable parent. */
  parent_sku?: string | null | undefined;
  /** Uids of the chosen values: of the variant if `sku` is the parent's, and of the product's own options. */
  selected_options?: Array<string | null | undefined> | null | undefined;
  /** Entered values of the product's options. */
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
};

/** Entered value of a product option. */
export type EnteredOptionInput = {
  /** Uid of the option. */
  uid: string;
  /** The entered value. */
  value: string;
};

export type CurrencyEnum = string;

/** Where something is delivered (an extension of this shop). */
export type DeliveryPlaceInput = {
  /** Two-letter ISO code of the country. */
  country_code: string;
  /** Postal code. */
  postcode: string;
};

export type GetProductDeliveryQueryVariables = Exact<{
  items: Array<CartItemInput> | CartItemInput;
  place: DeliveryPlaceInput;
}>;


export type GetProductDeliveryQuery = { productDelivery: Array<{ carrier_code: string, carrier_title: string, method_code: string, method_title: string, available: boolean, error_message: string, amount: { value: number | null, currency: CurrencyEnum | null }, total: { value: number | null, currency: CurrencyEnum | null } | null, delivery: { from: string, to: string } | null, first_delivery: { from: string, to: string } | null }> | null };

export const GetProductDeliveryDocument = "query getProductDelivery($items:[CartItemInput!]!$place:DeliveryPlaceInput!){productDelivery(items:$items place:$place){carrier_code carrier_title method_code method_title amount{value currency}total{value currency}available error_message delivery{from to}first_delivery{from to}}}" as TypedDocument<GetProductDeliveryQuery, GetProductDeliveryQueryVariables>;
