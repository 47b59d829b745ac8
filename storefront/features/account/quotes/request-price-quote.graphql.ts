// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** What a shopper wrote for an option of a product. */
export type EnteredOptionInput = {
  /** Uid of the option. */
  uid: string;
  /** What was written. */
  value: string;
};

/** Where a quote was asked for (an extension of this shop). */
export type PriceQuoteSource =
  /** From the cart. */
  | 'CART'
  /** From a wish list or project. */
  | 'LIST'
  /** From the page of a product. */
  | 'PRODUCT';

/** A unit of areas (an extension of this shop). */
export type PriceQuoteAreaUnit =
  /** Square feet. */
  | 'SQFT'
  /** Square metres. */
  | 'M2';

/** A product to be quoted on: a quantity or an area is needed (an extension of this shop). */
export type PriceQuoteLineInput = {
  /** SKU of a product, or of the configurable one with `selected_options`. */
  sku: string;
  /** Uids of the chosen options. */
  selected_options?: Array<string | null | undefined> | null | undefined;
  /** What the shopper typed for the options of the product. */
  entered_options?: Array<EnteredOptionInput | null | undefined> | null | undefined;
  /** Selling units. */
  quantity?: number | null | undefined;
  /** The finish, in the customer's words. */
  finish?: string | null | undefined;
  /** The area to be covered. */
  area?: number | null | undefined;
  /** The unit of the area; square feet when absent. */
  area_unit?: PriceQuoteAreaUnit | null | undefined;
  /** A note. */
  note?: string | null | undefined;
};

/** What to ask for (an extension of this shop). */
export type RequestPriceQuoteInput = {
  /** Of the caller's making, 16 to 64 letters, digits and hyphens: sent twice it is one quote. */
  request_id: string;
  /** Where it is asked for. */
  source: PriceQuoteSource;
  /** A note. */
  note?: string | null | undefined;
  /** The products. */
  lines: Array<PriceQuoteLineInput>;
};

export type RequestPriceQuoteMutationVariables = Exact<{
  input: RequestPriceQuoteInput;
}>;


export type RequestPriceQuoteMutation = { requestPriceQuote: { number: string } | null };

export const RequestPriceQuoteDocument = "mutation requestPriceQuote($input:RequestPriceQuoteInput!){requestPriceQuote(input:$input){number}}" as TypedDocument<RequestPriceQuoteMutation, RequestPriceQuoteMutationVariables>;
