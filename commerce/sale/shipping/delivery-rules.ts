import type { Cargo, DeliveryTimes, DeliveryWindow, ShippingMethodCode } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

const SATURDAY = 6;

/** Created once per time zone, because the creation takes 0.1 ms. */
const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar;
};

/** The date in a time zone as YYYY-MM-DD. */
export const localDay = (now: Date, timeZone: string): string => calendarOf(timeZone).format(now);

const isBusinessDay = (day: Date, closedOn: readonly string[]): boolean => {
  const text = day.toISOString().slice(0, 10);
  return day.getUTCDay() % SATURDAY !== 0 && !closedOn.some((closed) => closed === text || closed === text.slice(5));
};

/** The day so many business days after another; a day of the weekend or a holiday counts as the business day before. */
const businessDaysAfter = (start: string, count: number, closedOn: readonly string[]): string => {
  let day = new Date(`${start}T00:00:00Z`);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isBusinessDay(day, closedOn)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
};

/**
 * True if the merchant's pickup days apply at a showroom: at the only showroom, and for slabs at their yard. The time
 * to transfer other items is unknown.
 */
export const isPickupDayKnown = (
  code: string,
  cargo: Pick<Cargo, 'slabYards' | 'hasOthers'>,
  places: number,
): boolean => places === 1 || (cargo.slabYards.length === 1 && cargo.slabYards[0] === code && !cargo.hasOthers);

/** Arrival or pickup days of items that are in stock on a day; null if unknown. */
export const deliveryWindow = (
  { closedOn, leaves, travels }: DeliveryTimes,
  { carrierCode }: Pick<ShippingMethodCode, 'carrierCode'>,
  zone: string,
  day: string,
): DeliveryWindow | null => {
  const leavesIn = leaves[carrierCode];
  if (leavesIn === undefined) return null;
  const left = businessDaysAfter(day, leavesIn, closedOn);
  if (carrierCode === 'instore') return { from: left, to: left };
  const days = travels[carrierCode]?.[zone];
  if (!days) return null;
  const [from, to] = days.map((count) => businessDaysAfter(left, count, closedOn));
  return { from: from!, to: to! };
};
