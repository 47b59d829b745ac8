// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetLineDeliveryQueryVariables = Exact<{
  cartId: string;
}>;


export type GetLineDeliveryQuery = { cartLineDelivery: Array<{ uid: string, words: string | null, lots: Array<number>, later_units: number }> };

export const GetLineDeliveryDocument = "query getLineDelivery($cartId:String!){cartLineDelivery(cart_id:$cartId){uid words lots later_units}}" as TypedDocument<GetLineDeliveryQuery, GetLineDeliveryQueryVariables>;
