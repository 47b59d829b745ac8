import { Temporal } from 'temporal-polyfill';
import { hoursOfDate } from '#commerce/merchandise/showroom/service.ts';
import type { Showroom } from '#commerce/merchandise/showroom/types.ts';
import { VISIT_DAYS_AHEAD, VISIT_MINUTES } from '#contract/reservation.ts';

/** Minimum notice before a visit, so that the showroom can prepare samples. */
export const LEAD_MS = 3 * 3600 * 1000;

type Hours = Pick<Showroom, 'timeZone' | 'hours' | 'closedOn' | 'specialHours' | 'visitsAtOnce'>;

export type OfferedTime = { startsAt: Date; date: string };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const startsOn = (showroom: Hours, date: string): readonly number[] => {
  const [opens, closes] = (hoursOfDate(showroom, date) ?? '').split('-').map(minutesOf);
  if (opens === undefined || closes === undefined) return [];
  const count = Math.max(0, Math.floor((closes - opens) / VISIT_MINUTES));
  return Array.from({ length: count }, (_, index) => opens + index * VISIT_MINUTES);
};

/** Undefined for a time skipped in spring; the first of two in autumn. */
const instantAt = (day: Temporal.PlainDate, minutes: number, timeZone: string): number | undefined => {
  const local = day.toPlainDateTime().add({ minutes });
  const zoned = local.toZonedDateTime(timeZone);
  return zoned.toPlainDateTime().equals(local) ? zoned.epochMilliseconds : undefined;
};

/** Every start time, booked or free, within the opening hours, from the minimum notice to the horizon. */
export const visitTimes = (showroom: Hours, now: Date): readonly OfferedTime[] => {
  const { timeZone, visitsAtOnce } = showroom;
  if (!timeZone || visitsAtOnce < 1) return [];
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const earliest = now.getTime() + LEAD_MS;
  return Array.from({ length: VISIT_DAYS_AHEAD + 1 }, (_, days) => today.add({ days })).flatMap((day) =>
    startsOn(showroom, day.toString()).flatMap((minutes) => {
      const startsAt = instantAt(day, minutes, timeZone);
      return startsAt !== undefined && startsAt >= earliest
        ? [{ startsAt: new Date(startsAt), date: day.toString() }]
        : [];
    }),
  );
};

export const endOf = (startsAt: Date): Date => new Date(startsAt.getTime() + VISIT_MINUTES * 60_000);
