import type { Cargo, DeliveryTimes, DeliveryWindow, ShippingMethodCode } from './types.ts';

const DAY_MS = 24 * 3600 * 1000;
const SATURDAY = 6;

/** Making one takes a tenth of a millisecond, and every pricing of a cart asks. */
const calendars = new Map<string, Intl.DateTimeFormat>();

const calendarOf = (timeZone: string): Intl.DateTimeFormat => {
  const calendar = calendars.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  calendars.set(timeZone, calendar);
  return calendar;
};

const QUARTER_MS = 15 * 60 * 1000;
/** The last that was asked of each time zone: in all of them days begin with a quarter of an hour. */
const today = new Map<string, { quarter: number; day: string }>();

/** The day it is there, as YYYY-MM-DD. */
const localDay = (now: Date, timeZone: string): string => {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  const known = today.get(timeZone);
  if (known?.quarter === quarter) return known.day;
  const day = calendarOf(timeZone).format(now);
  today.set(timeZone, { quarter, day });
  return day;
};

const isBusinessDay = (day: Date, closedOn: readonly string[]): boolean => {
  const text = day.toISOString().slice(0, 10);
  return day.getUTCDay() % SATURDAY !== 0 && !closedOn.some((closed) => closed === text || closed === text.slice(5));
};

/** The day so many business days after another; a day of the weekend or a holiday counts as the business day before. */
const countDays = (start: string, count: number, closedOn: readonly string[]): string => {
  let day = new Date(`${start}T00:00:00Z`);
  for (let left = count; left > 0;) {
    day = new Date(day.getTime() + DAY_MS);
    if (isBusinessDay(day, closedOn)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
};

/** Counted days by where they begin and how many they are; every way of every cart asks for the same few of a day. */
const counted = new WeakMap<readonly string[], Map<string, string>>();
const MOST_COUNTED = 1000;

const businessDaysAfter = (start: string, count: number, closedOn: readonly string[]): string => {
  let days = counted.get(closedOn);
  if (!days || days.size >= MOST_COUNTED) counted.set(closedOn, (days = new Map<string, string>()));
  const key = `${start} ${count}`;
  const known = days.get(key) ?? countDays(start, count, closedOn);
  days.set(key, known);
  return known;
};

/**
 * Whether the merchant's days of pickup hold at a showroom: at the only one, and for slabs in its yard. Nothing says how
 * long other goods take to get there.
 */
export const isPickupDayKnown = (
  code: string,
  cargo: Pick<Cargo, 'slabYards' | 'hasOthers'>,
  places: number,
): boolean => places === 1 || (cargo.slabYards.length === 1 && cargo.slabYards[0] === code && !cargo.hasOthers);

/** When what is ordered now arrives, or lies ready; null where nothing is said of the way. */
export const deliveryWindow = (
  { timeZone, closedOn, leaves, travels }: DeliveryTimes,
  { carrierCode }: Pick<ShippingMethodCode, 'carrierCode'>,
  zone: string,
  now: Date,
): DeliveryWindow | null => {
  const leavesIn = leaves[carrierCode];
  if (leavesIn === undefined) return null;
  const left = businessDaysAfter(localDay(now, timeZone), leavesIn, closedOn);
  if (carrierCode === 'instore') return { from: left, to: left };
  const days = travels[carrierCode]?.[zone];
  if (!days) return null;
  const [from, to] = days.map((count) => businessDaysAfter(left, count, closedOn));
  return { from: from!, to: to! };
};
