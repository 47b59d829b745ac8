import { dateFormat, cachedFormat } from '#contract/date-format.ts';
import { hourName } from '#contract/hour-name.ts';

const atNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** Parts of a date on a tile: weekday, number, month. */
export const shortDay = (date: string, languageTag: string): Readonly<Record<'weekday' | 'day' | 'month', string>> => {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    dateFormat(languageTag, { timeZone: 'UTC', ...options }).format(atNoon(date));
  return { weekday: part({ weekday: 'short' }), day: part({ day: 'numeric' }), month: part({ month: 'short' }) };
};

/** Such as "Tuesday, November 24". */
export const longDay = (date: string, languageTag: string): string =>
  dateFormat(languageTag, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(atNoon(date));

/** Name of the weekday `monday` … `sunday`. */
export const weekdayName = (weekday: string, languageTag: string): string => {
  const index = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].indexOf(weekday);
  return cachedFormat(languageTag, { timeZone: 'UTC', weekday: 'long' }).format(
    Date.UTC(2024, 0, 1 + Math.max(0, index), 12),
  );
};

/** An opening hour such as 09:30. */
export const clockName = (clock: string, languageTag: string): string => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hourName(hour, minute, languageTag);
};

/** The hour of an instant in the showroom's time zone. */
export const timeName = (instant: string, timeZone: string, languageTag: string): string => {
  const parts = cachedFormat('en-CA', {
    timeZone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const numberOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return hourName(numberOf('hour'), numberOf('minute'), languageTag);
};

/** The date of an instant in the showroom's time zone, with the year. */
export const dayOfInstant = (instant: string, timeZone: string, languageTag: string): string =>
  dateFormat(languageTag, { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(instant),
  );

/** Such as "Eastern Time". */
export const zoneName = (instant: string, timeZone: string, languageTag: string): string =>
  cachedFormat(languageTag, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date(instant))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
