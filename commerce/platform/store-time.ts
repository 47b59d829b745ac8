import { Temporal } from 'temporal-polyfill';

const TIME = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/;

type Options = {
  timeZone: string;
  /** True for the last day of a period, which is inclusive. */
  isEnd: boolean;
};

/**
 * Parses a date, with or without a time, in the store's time zone. Magento writes the dates of special prices as
 * `2026-06-01 00:00:00`. Returns undefined for other texts.
 */
export const parseStoreDay = (text: string, { timeZone, isEnd }: Options): Date | undefined => {
  const [, day = '', time = '00:00:00'] = TIME.exec(text) ?? [];
  try {
    const local = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
    const isDay = /^[0:]*$/.test(time);
    return new Date((isEnd && isDay ? local.add({ days: 1 }) : local).toZonedDateTime(timeZone).epochMilliseconds);
  } catch {
    return undefined;
  }
};

/** Writes the start or the exclusive end of a special price as {@link parseStoreDay} reads it. */
export const storeDay = (at: Date, { timeZone, isEnd }: Options): string => {
  const local = Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
  const isMidnight = local.toPlainTime().equals(Temporal.PlainTime.from('00:00'));
  return (isEnd && isMidnight ? local.subtract({ days: 1 }) : local)
    .toString({ smallestUnit: 'second' })
    .replace('T', ' ');
};
