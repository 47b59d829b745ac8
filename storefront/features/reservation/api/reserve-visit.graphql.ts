// Written by `npm run codegen` from the contract; do not edit.
import type { TypedDocument } from '#contract/typed-document.ts';

type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** A visit to be booked (an extension of this shop). The rules of every field are in contract/reservation.ts. */
export type ShowroomVisitInput = {
  /** Idempotency key chosen by the client: 16 to 64 letters, digits and hyphens. */
  request_id: string;
  /** Code of the showroom. */
  showroom_code: string;
  /** One of the times of showroomVisitTimes. */
  starts_at: string;
  /** Topic: floor, wall, slab, wood_vinyl, outdoor or project. */
  topic: string;
  /** Number of people. */
  people: number;
  /** Name of the visitor. */
  fullname: string;
  /** Email address, which gets the confirmation. */
  email: string;
  /** Telephone number, valid in the country of the store view. */
  telephone: string;
  /** Notes for the showroom's preparation. */
  notes?: string | null | undefined;
  /** Version of the consent text the visitor agreed to: to be written to and called about this visit, nothing else. */
  consent_version: string;
  /** No person fills it in. */
  website?: string | null | undefined;
};

export type ReserveShowroomVisitMutationVariables = Exact<{
  input: ShowroomVisitInput;
}>;


export type ReserveShowroomVisitMutation = { reserveShowroomVisit: { number: string, starts_at: string, ends_at: string, status: string, can_change: boolean, calendar: string, showroom: { code: string, url_key: string, name: string, street: string, city: string, region_code: string, region: string, postcode: string, telephone: string, latitude: number | null, longitude: number | null, picture: string | null, time_zone: string | null, takes_visits: boolean } } | null };

export type BookedVisitFragment = { number: string, starts_at: string, ends_at: string, status: string, can_change: boolean, calendar: string, showroom: { code: string, url_key: string, name: string, street: string, city: string, region_code: string, region: string, postcode: string, telephone: string, latitude: number | null, longitude: number | null, picture: string | null, time_zone: string | null, takes_visits: boolean } };

export const ReserveShowroomVisitDocument = "mutation reserveShowroomVisit($input:ShowroomVisitInput!){reserveShowroomVisit(input:$input){...BookedVisit}}fragment BookedVisit on ShowroomVisit{number starts_at ends_at status can_change calendar showroom{code url_key name street city region_code region postcode telephone latitude longitude picture time_zone takes_visits}}" as TypedDocument<ReserveShowroomVisitMutation, ReserveShowroomVisitMutationVariables>;
