// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Matches equal values. */
export type FilterEqualTypeInput = {
  /** The value. */
  eq?: string | null | undefined;
  /** Any of the values. */
  in?: Array<string | null | undefined> | null | undefined;
};

/** Matches values of a range, including its bounds. */
export type FilterRangeTypeInput = {
  /** Lower bound; open when absent. */
  from?: string | null | undefined;
  /** Upper bound; open when absent. */
  to?: string | null | undefined;
};

/** Filter of orders. */
export type CustomerOrdersFilterInput = {
  /** Sorts by order number. */
  number?: FilterStringTypeInput | null | undefined;
  /** Range of the total. */
  grand_total?: FilterRangeTypeInput | null | undefined;
  /** When it was placed, from and to, `YYYY-MM-DD HH:MM:SS` UTC. */
  order_date?: FilterRangeTypeInput | null | undefined;
  /** By the code of its status, such as `processing`. */
  status?: FilterEqualTypeInput | null | undefined;
};

/** A filter on a text. */
export type FilterStringTypeInput = {
  /** Is exactly this. */
  eq?: string | null | undefined;
  /** Is one of these, 100 at most. */
  in?: Array<string | null | undefined> | null | undefined;
  /** Contains this; at least three characters. */
  match?: string | null | undefined;
};

export type GetOrderProgressQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: CustomerOrdersFilterInput | null | undefined;
}>;


export type GetOrderProgressQuery = { customer: { orders: { items: Array<{ number: string, delivery: { to: string } | null, status_changes: Array<{ code: string }> } | null> } | null } | null };

export const GetOrderProgressDocument = "query getOrderProgress($page:Int!$pageSize:Int!$filter:CustomerOrdersFilterInput){customer{orders(currentPage:$page pageSize:$pageSize filter:$filter scope:WEBSITE sort:{sort_field:CREATED_AT sort_direction:DESC}){items{number delivery{to}status_changes{code}}}}}" as TypedDocument<GetOrderProgressQuery, GetOrderProgressQueryVariables>;
