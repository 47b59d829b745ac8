// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetCountriesQuery = { countries: Array<{ id: string | null, full_name_locale: string | null, available_regions: Array<{ id: number | null, code: string | null, name: string | null } | null> | null } | null> | null };

export const GetCountriesDocument = "query getCountries{countries{id full_name_locale available_regions{id code name}}}" as TypedDocument<GetCountriesQuery, GetCountriesQueryVariables>;
