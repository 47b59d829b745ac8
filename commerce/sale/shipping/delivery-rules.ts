import type { Cargo, DeliveryTimes, DeliveryWindow, PickupPlace, ShippingMethodCode } from './types.ts';
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
 * Business days to transfer a cargo to a showroom; null if unknown. Slabs are picked up in their yard, without a
 * transfer. An only showroom needs none unless it states one.
 */
export const transferDays = (
  { code, transferDays: stated }: Pick<PickupPlace, 'code' | 'transferDays'>,
  { slabYards, hasOthers }: Pick<Cargo, 'slabYards' | 'hasOthers'>,
  places: number,
): number | null => {
  const isInYard = slabYards.length === 1 && slabYards[0] === code;
  if (isInYard && !hasOthers) return 0;
  if (places === 1) return stated ?? 0;
  return slabYards.length === 0 || isInYard ? (stated ?? null) : null;
};

/** Returns the arrival days of items that leave on `day`, or null if unknown. */
export const travelWindow = (
  { closedOn, travels }: Pick<DeliveryTimes, 'closedOn' | 'travels'>,
  carrierCode: string,
  zone: string,
  day: string,
): DeliveryWindow | null => {
  const days = travels[carrierCode]?.[zone];
  if (!days) return null;
  const [from, to] = days.map((count) => businessDaysAfter(day, count, closedOn));
  return { from: from!, to: to! };
};

const MAX_CLOSED_DAYS = 30;

/** The first day from `day` on that is open. Unchanged if there is none soon. */
const nextDay = (day: string, isOpenOn: (date: string) => boolean): string => {
  const start = Date.parse(`${day}T00:00:00Z`);
  for (let after = 0; after < MAX_CLOSED_DAYS; after++) {
    const date = new Date(start + after * DAY_MS).toISOString().slice(0, 10);
    if (isOpenOn(date)) return date;
  }
  return day;
};

/**
 * Returns the arrival or pickup days of items in stock on `day`, or null if unknown. `transfer` is the number of
 * business days to move items to the pickup showroom, where they are ready when it is open.
 */
export const deliveryWindow = (
  times: DeliveryTimes,
  { carrierCode }: Pick<ShippingMethodCode, 'carrierCode'>,
  zone: string,
  day: string,
  { transfer = 0, isOpenOn = () => true }: { transfer?: number; isOpenOn?: PickupPlace['isOpenOn'] } = {},
): DeliveryWindow | null => {
  const { closedOn, leaves } = times;
  const leavesIn = leaves[carrierCode];
  if (leavesIn === undefined) return null;
  const left = businessDaysAfter(day, leavesIn, closedOn);
  if (carrierCode === 'instore') {
    const ready = nextDay(businessDaysAfter(left, transfer, closedOn), isOpenOn);
    return { from: ready, to: ready };
  }
  return travelWindow(times, carrierCode, zone, left);
};
