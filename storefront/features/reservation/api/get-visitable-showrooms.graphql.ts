// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetVisitableShowroomsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetVisitableShowroomsQuery = { showrooms: Array<{ code: string, url_key: string, name: string, description: string | null, street: string, city: string, region_code: string, region: string, postcode: string, telephone: string, latitude: number | null, longitude: number | null, picture: string | null, time_zone: string | null, takes_visits: boolean, hours: Array<{ weekday: string, opens: string, closes: string }> } | null> | null };

export const GetVisitableShowroomsDocument = "query getVisitableShowrooms{showrooms{code url_key name description street city region_code region postcode telephone latitude longitude picture time_zone takes_visits hours{weekday opens closes}}}" as TypedDocument<GetVisitableShowroomsQuery, GetVisitableShowroomsQueryVariables>;
