// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** How a line of a cart travels (an extension of this shop). */
export type CartLineGroup =
  /** In a parcel. */
  | 'PARCEL'
  /** On a pallet. */
  | 'PALLET'
  /** On the rack of a truck for slabs. */
  | 'SLAB_TRUCK'
  /** It is picked up. */
  | 'PICKUP';

export type GetLineDeliveryQueryVariables = Exact<{
  cartId: string;
}>;


export type GetLineDeliveryQuery = { cartLineDelivery: Array<{ uid: string, group: CartLineGroup | null, leaves_in: number | null, lead_time_days: number | null, lots: Array<number>, is_earlier_lot: boolean | null }> };

export const GetLineDeliveryDocument = "query getLineDelivery($cartId:String!){cartLineDelivery(cart_id:$cartId){uid group leaves_in lead_time_days lots is_earlier_lot}}" as TypedDocument<GetLineDeliveryQuery, GetLineDeliveryQueryVariables>;
