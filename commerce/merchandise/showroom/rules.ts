import { isDay } from '#contract/trade.ts';
import type { Showroom } from './types.ts';

/** Returns true if visits can be booked, which needs capacity, a time zone and a showroom that shoppers see. */
export const takesVisits = ({
  timeZone,
  visitsAtOnce,
  isActive,
}: Pick<Showroom, 'timeZone' | 'visitsAtOnce' | 'isActive'>): boolean =>
  timeZone !== null && visitsAtOnce > 0 && isActive !== false;

/** Returns true if shoppers see the showroom and can pick up there. */
export const isShown = ({ isActive }: Pick<Showroom, 'isActive'>): boolean => isActive !== false;

const OPEN = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/;

/** True for opening hours such as `09:00-18:00`. */
export const areHours = (hours: string): boolean => {
  const [opens = '', closes = ''] = hours.split('-');
  return OPEN.test(hours) && opens < closes;
};

/** True for a closing day: `12-25` every year, or `2027-04-02` once. */
export const isClosingDay = (day: string): boolean => {
  const [, year = '2024', monthAndDay = ''] = /^(?:(\d{4})-)?(\d\d-\d\d)$/.exec(day) ?? [];
  return isDay(`${year}-${monthAndDay}`);
};
