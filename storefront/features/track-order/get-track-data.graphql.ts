// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetTrackDataQueryVariables = Exact<{
  ordersNumbers: Array<string> | string;
}>;


export type GetTrackDataQuery = { getOrderItemsByOrderNumber: Array<{ number: string, status: string | null, is_pickup: boolean | null, items: Array<{ id: string, erp_order_item_status: string | null, processing_updated_at: string | null, ready_updated_at: string | null, shipped_updated_at: string | null, erp_tracking_numbers: Array<string | null> | null, product: { id: string | null, sku: string | null, name: string | null, product_type: string | null, price: number | null, small_image: string | null } | null } | null> | null } | null> | null };

export const GetTrackDataDocument = "query getTrackData($ordersNumbers:[String!]!){getOrderItemsByOrderNumber(ordersNumbers:$ordersNumbers){number status is_pickup items{id erp_order_item_status processing_updated_at ready_updated_at shipped_updated_at erp_tracking_numbers product{id sku name product_type price small_image}}}}" as TypedDocument<GetTrackDataQuery, GetTrackDataQueryVariables>;
