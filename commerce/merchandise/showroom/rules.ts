import type { Showroom } from './types.ts';

/** Returns true if visits can be booked, which needs capacity and a time zone. */
export const takesVisits = ({ timeZone, visitsAtOnce }: Pick<Showroom, 'timeZone' | 'visitsAtOnce'>): boolean =>
  timeZone !== null && visitsAtOnce > 0;
