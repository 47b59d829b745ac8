// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Why a caller sees no price of a product, and so cannot buy it (an extension of this shop). */
export type HiddenPriceReason =
  /** Customers who sign in see it. */
  | 'SIGN_IN'
  /** The product is sold to approved trade accounts. */
  | 'TRADE'
  /** The product is sold by quote. */
  | 'QUOTE';

export type CurrencyEnum = string;

/** Filter of slabs; omitted fields match all (an extension of this shop). */
export type StockroomFilterInput = {
  /** Code of a yard. */
  yard?: string | null | undefined;
  /** Code of a material. */
  material?: string | null | undefined;
  /** Code of a finish. */
  finish?: string | null | undefined;
  /** Thickness in millimetres, as in the choices. */
  thickness?: string | null | undefined;
  /** Length in millimetres of a piece that must fit, along the veins; only with its width. */
  length_mm?: number | null | undefined;
  /** Width in millimetres of that piece. */
  width_mm?: number | null | undefined;
  /** Only available slabs. */
  is_available?: boolean | null | undefined;
};

export type GetStockroomQueryVariables = Exact<{
  filter: StockroomFilterInput;
  pageSize: number;
  currentPage: number;
}>;


export type GetStockroomQuery = { stockroom: { hold_hours: number | null, total_count: number, page_info: { current_page: number | null, total_pages: number | null }, yards: Array<{ code: string, label: string, count: number }>, materials: Array<{ code: string, label: string, count: number }>, finishes: Array<{ code: string, label: string, count: number }>, thicknesses: Array<{ code: string, label: string, count: number }>, items: Array<{ material: string | null, hidden_price_reason: HiddenPriceReason | null, product_url_key: string | null, slab: { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null }, price: { value: number | null, currency: CurrencyEnum | null } | null }> } };

export type ChoiceFragment = { code: string, label: string, count: number };

export type SlabFragment = { sku: string, name: string, lot: string | null, bundle: string | null, picture: string | null, picture_label: string | null, length_mm: number | null, width_mm: number | null, thickness_mm: number | null, area_sq_ft: number | null, finish: string | null, shade_variation: string | null, rack: string | null, veins: string | null, state: string, held_until: string | null, yard: { url_key: string, name: string, takes_visits: boolean } | null };

export const GetStockroomDocument = "query getStockroom($filter:StockroomFilterInput!$pageSize:Int!$currentPage:Int!){stockroom(filter:$filter pageSize:$pageSize currentPage:$currentPage){hold_hours total_count page_info{current_page total_pages}yards{...Choice}materials{...Choice}finishes{...Choice}thicknesses{...Choice}items{slab{...Slab}material price{value currency}hidden_price_reason product_url_key}}}fragment Choice on StockroomChoice{code label count}fragment Slab on SlabUnit{sku name lot bundle picture picture_label length_mm width_mm thickness_mm area_sq_ft finish shade_variation yard{url_key name takes_visits}rack veins state held_until}" as TypedDocument<GetStockroomQuery, GetStockroomQueryVariables>;
