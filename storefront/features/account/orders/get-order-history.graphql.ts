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

export type CurrencyEnum = string;

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

export type GetOrderHistoryQueryVariables = Exact<{
  page: number;
  pageSize: number;
  filter?: CustomerOrdersFilterInput | null | undefined;
}>;


export type GetOrderHistoryQuery = { customer: { orders: { total_count: number | null, page_info: { current_page: number | null, total_pages: number | null } | null, items: Array<{ number: string, order_date: string, status: string, total: { grand_total: { currency: CurrencyEnum | null, value: number | null } } | null, items: Array<
          | { id: string, product_name: string | null, product:
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
             | null }
          | { id: string, product_name: string | null, product:
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
             | null }
          | { id: string, product_name: string | null, product:
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
             | null }
          | { id: string, product_name: string | null, product:
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
              | { thumbnail: { url: string | null } | null }
             | null }
         | null> | null } | null> } | null } | null };

export const GetOrderHistoryDocument = "query getOrderHistory($page:Int!$pageSize:Int!$filter:CustomerOrdersFilterInput){customer{orders(currentPage:$page pageSize:$pageSize filter:$filter scope:WEBSITE sort:{sort_field:CREATED_AT sort_direction:DESC}){total_count page_info{current_page total_pages}items{number order_date status total{grand_total{currency value}}items{id product_name product{thumbnail{url}}}}}}}" as TypedDocument<GetOrderHistoryQuery, GetOrderHistoryQueryVariables>;
