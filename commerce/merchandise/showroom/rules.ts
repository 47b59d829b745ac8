import type { Showroom } from './types.ts';

/** Whether it has places and a time zone; its opening hours say when. */
export const takesVisits = ({ timeZone, visitsAtOnce }: Pick<Showroom, 'timeZone' | 'visitsAtOnce'>): boolean =>
  timeZone !== null && visitsAtOnce > 0;
