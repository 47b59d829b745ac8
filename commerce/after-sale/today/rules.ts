import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '#commerce/platform/durations.ts';
import { STUCK_AFTER_MS } from '#commerce/sale/payment/rules.ts';
import type { TodayTimes } from './types.ts';

/** Time in which customers can pick up an order, as stated in the shop. */
const PICKUP_DAYS = 14;

export const timesOf = (now: Date, timeZone: string): TodayTimes => {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toPlainDate();
  const midnight = (days: number): Date => new Date(today.add({ days }).toZonedDateTime(timeZone).epochMilliseconds);
  return {
    dayStart: midnight(0),
    dayEnd: midnight(1),
    holdsUntil: midnight(2),
    overdueBefore: new Date(now.getTime() - PICKUP_DAYS * DAY_MS),
    doubtBefore: new Date(now.getTime() - STUCK_AFTER_MS),
  };
};
