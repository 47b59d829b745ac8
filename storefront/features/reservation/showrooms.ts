import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetVisitTimesDocument } from './api/get-visit-times.graphql.ts';
import { GetVisitableShowroomsDocument, type GetVisitableShowroomsQuery } from './api/get-visitable-showrooms.graphql.ts';
import type { BookedVisitFragment } from './api/get-visit.graphql.ts';

export type Showroom = NonNullable<NonNullable<GetVisitableShowroomsQuery['showrooms']>[number]>;
/** A visit that is booked, as its showroom may know it. */
export type BookedVisit = BookedVisitFragment;
/** What a booked visit tells about its showroom. */
export type VisitedShowroom = BookedVisit['showroom'];
export type VisitTime = { starts_at: string; date: string; is_free: boolean };

/** Showrooms whose visits can be booked, in their order. */
export const visitableQuery = (platform: Platform) =>
  queryOptionsFor(platform, GetVisitableShowroomsDocument, {}, { select: ({ showrooms }) => (showrooms ?? []).flatMap((showroom) => (showroom?.takes_visits ? [showroom] : [])) });

/** Free and taken times of a showroom; they change while one looks. */
export const timesQuery = (platform: Platform, code: string) =>
  queryOptionsFor(platform, GetVisitTimesDocument, { code }, { noCache: true, staleTime: 30_000, select: ({ showroomVisitTimes }): readonly VisitTime[] => showroomVisitTimes ?? [] });

/** Whether the back end refused: it knows no visits. Any other failure is one of the moment. */
export const knowsNoVisits = (error: unknown): boolean => error instanceof GraphqlError;

export const directionsTo = ({ latitude, longitude, street, city }: VisitedShowroom): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude === null || longitude === null ? encodeURIComponent(`${street}, ${city}`) : `${latitude},${longitude}`}`;

/** The days on which a visit can begin, each with its times in order. */
export const daysOf = (times: readonly VisitTime[]): readonly { date: string; times: readonly VisitTime[] }[] =>
  [...Map.groupBy(times, ({ date }) => date)].map(([date, ofDay]) => ({ date, times: ofDay }));
