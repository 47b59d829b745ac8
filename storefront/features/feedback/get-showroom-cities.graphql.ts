// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetShowroomCitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShowroomCitiesQuery = { showrooms: Array<{ city: string } | null> | null };

export const GetShowroomCitiesDocument = "query getShowroomCities{showrooms{city}}" as TypedDocument<GetShowroomCitiesQuery, GetShowroomCitiesQueryVariables>;
