// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetNextStepsQueryVariables = Exact<{
  cartId: string;
}>;


export type GetNextStepsQuery = { placedOrder: { carrier_code: string, is_pickup: boolean, awaits_payment: boolean, delivery: { from: string, to: string } | null, later_delivery: { from: string, to: string } | null } | null };

export const GetNextStepsDocument = "query getNextSteps($cartId:String!){placedOrder(cart_id:$cartId){carrier_code is_pickup awaits_payment delivery{from to}later_delivery{from to}}}" as TypedDocument<GetNextStepsQuery, GetNextStepsQueryVariables>;
