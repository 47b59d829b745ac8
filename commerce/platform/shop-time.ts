import { DEFAULT_TIME_ZONE, keptFormat } from '#contract/date-format.ts';

let zone = DEFAULT_TIME_ZONE;

/** The time zone of the shop: in which it writes moments, and in which days of quotes, invoices and rates end. */
export const shopTimeZone = (): string => zone;

/** Said once, when the process starts, from the settings. */
export const setShopTimeZone = (given: string): void => {
  zone = given;
};

/** The day in the shop's time zone, YYYY-MM-DD. */
export const shopDay = (at: Date): string => keptFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
