// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Entered value of a product option. */
export type EnteredOptionInput = {
  /** Uid of the option. */
  uid: string;
  /** The entered value. */
  value: string;
};

/** Source of a quote request (an extension of this shop). */
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
  /** Entered values of the product's options. */
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

/** Input of a quote request (an extension of this shop). */
export type RequestPriceQuoteInput = {
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens. */
  request_id: string;
  /** Source of the request. */
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
