import { DEFAULT_TIME_ZONE, cachedFormat } from '#contract/date-format.ts';

let zone = DEFAULT_TIME_ZONE;

/** The shop's time zone, for displayed times and the last days of quotes, invoices and rates. */
export const shopTimeZone = (): string => zone;

/** Set once from the settings when the process starts. */
export const setShopTimeZone = (given: string): void => {
  zone = given;
};

/** The day in the shop's time zone, YYYY-MM-DD. */
export const shopDay = (at: Date): string => cachedFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
