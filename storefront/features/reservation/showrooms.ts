import { GraphqlError } from '#storefront/platform/commerce/errors.ts';
import { queryOptionsFor } from '#storefront/platform/commerce/query-options.ts';
import type { Platform } from '#storefront/platform/platform.tsx';
import { GetVisitTimesDocument } from './api/get-visit-times.graphql.ts';
import {
  GetVisitableShowroomsDocument,
  type GetVisitableShowroomsQuery,
} from './api/get-visitable-showrooms.graphql.ts';
import type { BookedVisitFragment } from './api/get-visit.graphql.ts';

export type Showroom = NonNullable<NonNullable<GetVisitableShowroomsQuery['showrooms']>[number]>;
/** A booked visit with public data of its showroom. */
export type BookedVisit = BookedVisitFragment;
/** The showroom of a booked visit. */
export type VisitedShowroom = BookedVisit['showroom'];
export type VisitTime = { starts_at: string; date: string; is_free: boolean };

/** Showrooms that accept visits, in order. */
export const visitableQuery = (platform: Platform) =>
  queryOptionsFor(
    platform,
    GetVisitableShowroomsDocument,
    {},
    { select: ({ showrooms }) => (showrooms ?? []).flatMap((showroom) => (showroom?.takes_visits ? [showroom] : [])) },
  );

/** Free and taken times of a showroom; not cached. */
export const timesQuery = (platform: Platform, code: string) =>
  queryOptionsFor(
    platform,
    GetVisitTimesDocument,
    { code },
    {
      noCache: true,
      staleTime: 30_000,
      select: ({ showroomVisitTimes }): readonly VisitTime[] => showroomVisitTimes ?? [],
    },
  );

/** Returns whether the back end has no visits; only other errors are temporary. */
export const lacksVisits = (error: unknown): boolean => error instanceof GraphqlError;

export const directionsTo = ({ latitude, longitude, street, city }: VisitedShowroom): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude === null || longitude === null ? encodeURIComponent(`${street}, ${city}`) : `${latitude},${longitude}`}`;

/** Days with their times, in order. */
export const daysOf = (times: readonly VisitTime[]): readonly { date: string; times: readonly VisitTime[] }[] =>
  [...Map.groupBy(times, ({ date }) => date)].map(([date, ofDay]) => ({ date, times: ofDay }));
