// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetShowroomPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShowroomPlaceQuery = { showrooms: Array<{ url_key: string, name: string, street: string, city: string, region_code: string, postcode: string, country_id: string, telephone: string, latitude: number | null, longitude: number | null, picture: string | null, hours: Array<{ weekday: string, opens: string, closes: string }> } | null> | null };

export const GetShowroomPlaceDocument = "query GetShowroomPlace{showrooms{url_key name street city region_code postcode country_id telephone latitude longitude picture hours{weekday opens closes}}}" as TypedDocument<GetShowroomPlaceQuery, GetShowroomPlaceQueryVariables>;
