// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Where something is delivered (an extension of this shop). */
export type DeliveryPlaceInput = {
  /** Two-letter ISO code of the country. */
  country_code: string;
  /** Postal code. */
  postcode: string;
};

export type GetCartDeliveryQueryVariables = Exact<{
  cartId: string;
  place: DeliveryPlaceInput;
}>;


export type GetCartDeliveryQuery = { cartDeliveryTo: Array<{ carrier_code: string, method_code: string, delivery: { from: string, to: string } | null, first_delivery: { from: string, to: string } | null }> };

export const GetCartDeliveryDocument = "query getCartDelivery($cartId:String!$place:DeliveryPlaceInput!){cartDeliveryTo(cart_id:$cartId place:$place){carrier_code method_code delivery{from to}first_delivery{from to}}}" as TypedDocument<GetCartDeliveryQuery, GetCartDeliveryQueryVariables>;
