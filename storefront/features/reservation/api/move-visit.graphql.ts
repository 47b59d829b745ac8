// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MoveShowroomVisitMutationVariables = Exact<{
  token: string;
  at: string;
}>;


export type MoveShowroomVisitMutation = { moveShowroomVisit: { number: string, starts_at: string, ends_at: string, status: string, can_change: boolean, calendar: string, showroom: { code: string, url_key: string, name: string, street: string, city: string, region_code: string, region: string, postcode: string, telephone: string, latitude: number | null, longitude: number | null, picture: string | null, time_zone: string | null, takes_visits: boolean } } | null };

export type BookedVisitFragment = { number: string, starts_at: string, ends_at: string, status: string, can_change: boolean, calendar: string, showroom: { code: string, url_key: string, name: string, street: string, city: string, region_code: string, region: string, postcode: string, telephone: string, latitude: number | null, longitude: number | null, picture: string | null, time_zone: string | null, takes_visits: boolean } };

export const MoveShowroomVisitDocument = "mutation moveShowroomVisit($token:String!$at:String!){moveShowroomVisit(token:$token starts_at:$at){...BookedVisit}}fragment BookedVisit on ShowroomVisit{number starts_at ends_at status can_change calendar showroom{code url_key name street city region_code region postcode telephone latitude longitude picture time_zone takes_visits}}" as TypedDocument<MoveShowroomVisitMutation, MoveShowroomVisitMutationVariables>;
