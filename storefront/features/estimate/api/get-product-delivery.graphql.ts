// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

/** Where something is delivered (an extension of this shop). */
export type DeliveryPlaceInput = {
  /** Two-letter ISO code of the country. */
  country_code: string;
  /** Postal code. */
  postcode: string;
};

export type GetProductDeliveryQueryVariables = Exact<{
  sku: string;
  quantity: number;
  place: DeliveryPlaceInput;
}>;


export type GetProductDeliveryQuery = { productDelivery: Array<{ carrier_code: string, carrier_title: string, method_code: string, method_title: string, available: boolean, error_message: string, amount: { value: number | null, currency: CurrencyEnum | null }, total: { value: number | null, currency: CurrencyEnum | null } | null, delivery: { from: string, to: string } | null, first_delivery: { from: string, to: string } | null }> | null };

export const GetProductDeliveryDocument = "query getProductDelivery($sku:String!$quantity:Int!$place:DeliveryPlaceInput!){productDelivery(sku:$sku quantity:$quantity place:$place){carrier_code carrier_title method_code method_title amount{value currency}total{value currency}available error_message delivery{from to}first_delivery{from to}}}" as TypedDocument<GetProductDeliveryQuery, GetProductDeliveryQueryVariables>;
