// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCartDeliveryQueryVariables = Exact<{
  cartId: string;
}>;


export type GetCartDeliveryQuery = { cartDelivery: Array<{ carrier_code: string, method_code: string, delivery: { from: string, to: string } }> };

export const GetCartDeliveryDocument = "query getCartDelivery($cartId:String!){cartDelivery(cart_id:$cartId){carrier_code method_code delivery{from to}}}" as TypedDocument<GetCartDeliveryQuery, GetCartDeliveryQueryVariables>;
