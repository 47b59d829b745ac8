import type { Showroom } from '#commerce/showroom/types.ts';
import { VISIT_DAYS_AHEAD, VISIT_MINUTES } from '#contract/reservation.ts';
import { addDays, dateIn, instantAt } from './zoned-time.ts';

/** Minimum notice before a visit: the showroom reads its mail and prepares samples. */
export const LEAD_MS = 3 * 3600 * 1000;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

type Hours = Pick<Showroom, 'timeZone' | 'hours' | 'closedOn' | 'visitsAtOnce'>;

export type OfferedTime = { startsAt: Date; date: string };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const startsOn = ({ hours, closedOn }: Hours, date: string): readonly number[] => {
  const weekday = WEEKDAYS[new Date(date).getUTCDay()];
  const [opens, closes] = ((weekday && hours[weekday]) || '').split('-').map(minutesOf);
  if (opens === undefined || closes === undefined || closedOn.includes(date) || closedOn.includes(date.slice(5)))
    return [];
  const count = Math.max(0, Math.floor((closes - opens) / VISIT_MINUTES));
  return Array.from({ length: count }, (_, index) => opens + index * VISIT_MINUTES);
};

/**
 * Every possible start time, taken or not: whole visits within the opening hours, from the minimum notice to the
 * horizon.
 */
export const visitTimes = (showroom: Hours, now: Date): readonly OfferedTime[] => {
  const { timeZone, visitsAtOnce } = showroom;
  if (!timeZone || visitsAtOnce < 1) return [];
  const today = dateIn(now, timeZone);
  const earliest = now.getTime() + LEAD_MS;
  return Array.from({ length: VISIT_DAYS_AHEAD + 1 }, (_, days) => addDays(today, days)).flatMap((date) =>
    startsOn(showroom, date).flatMap((minutes) => {
      const startsAt = instantAt(date, minutes, timeZone);
      return startsAt && startsAt.getTime() >= earliest ? [{ startsAt, date }] : [];
    }),
  );
};

export const endOf = (startsAt: Date): Date => new Date(startsAt.getTime() + VISIT_MINUTES * 60_000);
