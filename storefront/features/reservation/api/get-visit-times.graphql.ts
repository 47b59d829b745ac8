// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GetVisitTimesQueryVariables = Exact<{
  code: string;
}>;


export type GetVisitTimesQuery = { showroomVisitTimes: Array<{ starts_at: string, date: string, is_free: boolean }> | null };

export const GetVisitTimesDocument = "query getVisitTimes($code:String!){showroomVisitTimes(showroom_code:$code){starts_at date is_free}}" as TypedDocument<GetVisitTimesQuery, GetVisitTimesQueryVariables>;
