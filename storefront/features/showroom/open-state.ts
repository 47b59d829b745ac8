import { hoursOn } from '#contract/opening-hours.ts';
import type { GetShowroomHoursQuery } from './api/get-showroom-hours.graphql.ts';

export type Hours = Pick<
  NonNullable<NonNullable<GetShowroomHoursQuery['showrooms']>[number]>,
  'time_zone' | 'hours' | 'closed_on' | 'special_hours'
>;

/** Open until a local time, or closed and opening again in some days at a local time (HH:MM). */
export type OpenState =
  | { isOpen: true; until: string }
  | { isOpen: false; opens?: { inDays: number; weekday: string; at: string } };

/** Longer than any holiday. */
const LOOK_AHEAD_DAYS = 14;

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Date and time in a time zone, as `2026-11-22` and `09:05`. */
const localTime = (timeZone: string, now: Date): { day: string; time: string } => {
  const [day = '', time = ''] = now.toLocaleString('sv-SE', { timeZone, hour12: false }).split(' ');
  return { day, time: time.slice(0, 5) };
};

/** State of a showroom at a moment, including holidays. Undefined if its time zone or its hours are unknown. */
export const openState = (
  { time_zone: timeZone, hours, closed_on: closedOn, special_hours: special }: Hours,
  now: Date,
): OpenState | undefined => {
  if (!timeZone || hours.length === 0) return undefined;
  const { day: today, time } = localTime(timeZone, now);
  for (let inDays = 0; inDays < LOOK_AHEAD_DAYS; inDays++) {
    const date = new Date(`${today}T12:00:00Z`);
    date.setUTCDate(date.getUTCDate() + inDays);
    const day = date.toISOString().slice(0, 10);
    const weekday = WEEKDAYS[date.getUTCDay()] ?? '';
    const ofDay = hoursOn<{ opens: string; closes: string }>(day, {
      closedOn,
      specialOn: (one) => special.find((hoursOfDay) => hoursOfDay.day === one),
      usual: hours.find((one) => one.weekday === weekday),
    });
    if (!ofDay) continue;
    if (inDays === 0 && time >= ofDay.closes) continue;
    if (inDays === 0 && time >= ofDay.opens) return { isOpen: true, until: ofDay.closes };
    return { isOpen: false, opens: { inDays, weekday, at: ofDay.opens } };
  }
  return { isOpen: false };
};
