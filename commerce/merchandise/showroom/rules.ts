import { isDay } from '#contract/trade.ts';
import { hoursOn } from '#contract/opening-hours.ts';
import { WEEKDAYS, type Showroom } from './types.ts';

/** Returns true if shoppers see the showroom. */
export const isShown = ({ isActive }: Pick<Showroom, 'isActive'>): boolean => isActive !== false;

/** Returns true if orders can be picked up, which needs opening hours and a showroom that shoppers see. */
export const takesPickups = (showroom: Pick<Showroom, 'hours' | 'isActive'>): boolean =>
  isShown(showroom) && Object.keys(showroom.hours).length > 0;

/** Returns true if visits can be booked, which also needs capacity and a time zone. */
export const takesVisits = (showroom: Pick<Showroom, 'hours' | 'timeZone' | 'visitsAtOnce' | 'isActive'>): boolean =>
  takesPickups(showroom) && showroom.timeZone !== null && showroom.visitsAtOnce > 0;

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

/** The day that is both closed and has special hours; undefined without one. */
export const dayTwice = ({ closedOn, specialHours }: Pick<Showroom, 'closedOn' | 'specialHours'>): string | undefined =>
  closedOn.find((day) => specialHours[day] !== undefined);

export type OpeningHours = Pick<Showroom, 'hours' | 'closedOn' | 'specialHours'>;

/** Opening hours of a date (YYYY-MM-DD), such as `09:00-17:00`; undefined if the showroom is closed. */
export const hoursOfDate = ({ hours, closedOn, specialHours }: OpeningHours, date: string): string | undefined => {
  const weekday = WEEKDAYS[(new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7]!;
  return hoursOn(date, { closedOn, specialOn: (day) => specialHours[day], usual: hours[weekday] });
};
