// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetShowroomHoursQueryVariables = Exact<{ [key: string]: never; }>;


export type GetShowroomHoursQuery = { showrooms: Array<{ url_key: string, time_zone: string | null, closed_on: Array<string>, hours: Array<{ weekday: string, opens: string, closes: string }>, special_hours: Array<{ day: string, opens: string, closes: string }> } | null> | null };

export const GetShowroomHoursDocument = "query GetShowroomHours{showrooms{url_key time_zone hours{weekday opens closes}closed_on special_hours{day opens closes}}}" as TypedDocument<GetShowroomHoursQuery, GetShowroomHoursQueryVariables>;
