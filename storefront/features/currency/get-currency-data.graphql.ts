// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCurrencyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCurrencyDataQuery = { currency: { default_display_currency_code: string | null, available_currency_codes: Array<string | null> | null } | null };

export const GetCurrencyDataDocument = "query getCurrencyData{currency{default_display_currency_code available_currency_codes}}" as TypedDocument<GetCurrencyDataQuery, GetCurrencyDataQueryVariables>;
