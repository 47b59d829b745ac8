// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CurrencyEnum = string;

export type GetOrderChangesQueryVariables = Exact<{
  number: string;
}>;


export type GetOrderChangesQuery = { customer: { orders: { items: Array<{ is_pickup: boolean, pickup_place: Array<string>, can_cancel_later: boolean, items: Array<
          | { id: string, lots: Array<{ code: string, quantity: number }>, later: { awaited: number, on: string } | null }
          | { id: string, lots: Array<{ code: string, quantity: number }>, later: { awaited: number, on: string } | null }
          | { id: string, lots: Array<{ code: string, quantity: number }>, later: { awaited: number, on: string } | null }
          | { id: string, lots: Array<{ code: string, quantity: number }>, later: { awaited: number, on: string } | null }
         | null> | null, delivery: { from: string, to: string } | null, later_shipping: { value: number | null, currency: CurrencyEnum | null } | null, later_delivery: { from: string, to: string } | null, status_changes: Array<{ status: string, code: string, at: string }>, shipments: Array<{ number: string, sent_at: string, tracking: Array<{ number: string | null, url: string | null } | null> | null } | null> | null } | null> } | null } | null };

export type OrderChangesFragment = { is_pickup: boolean, pickup_place: Array<string>, can_cancel_later: boolean, items: Array<
    | { id: string, lots: Array<{ code: string, quantity: number }>, later: { awaited: number, on: string } | null }
    | { id: string, lots: Array<{ code: string, quantity: number }>, later: { awaited: number, on: string } | null }
    | { id: string, lots: Array<{ code: string, quantity: number }>, later: { awaited: number, on: string } | null }
    | { id: string, lots: Array<{ code: string, quantity: number }>, later: { awaited: number, on: string } | null }
   | null> | null, delivery: { from: string, to: string } | null, later_shipping: { value: number | null, currency: CurrencyEnum | null } | null, later_delivery: { from: string, to: string } | null, status_changes: Array<{ status: string, code: string, at: string }>, shipments: Array<{ number: string, sent_at: string, tracking: Array<{ number: string | null, url: string | null } | null> | null } | null> | null };

export const GetOrderChangesDocument = "query getOrderChanges($number:String!){customer{orders(filter:{number:{eq:$number}}scope:WEBSITE){items{...OrderChanges}}}}fragment OrderChanges on CustomerOrder{items{id lots{code quantity}later{awaited on}}is_pickup pickup_place delivery{from to}can_cancel_later later_shipping{value currency}later_delivery{from to}status_changes{status code at}shipments{number sent_at tracking{number url}}}" as TypedDocument<GetOrderChangesQuery, GetOrderChangesQueryVariables>;
