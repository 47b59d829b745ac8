import { Temporal } from 'temporal-polyfill';
import { DEFAULT_TIME_ZONE } from '#contract/date-format.ts';
import type { StoresInput, StoreViewInput } from '#commerce/merchandise/stores/types.ts';
import { isDay } from './field-schemas.ts';

const MOMENT = /^(\d{4}-\d\d-\d\d)(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/;

export const WRONG_MOMENT = 'must be a day such as 2027-04-01, or with a time: 2027-04-01 09:00';

export const isMoment = (given: string): boolean => isDay(MOMENT.exec(given)?.[1] ?? '');

/** Time zone for the dates in a file: of `view`, or of the default view. */
export const timeZoneOf = ({ views }: StoresInput, view: StoreViewInput | null = null): string =>
  (view ?? views.find(({ isDefault }) => isDefault))?.config.timezone ?? DEFAULT_TIME_ZONE;

/**
 * A day begins at its midnight and, as the last one, ends at the next; a moment is meant to the minute. Undefined for a
 * time that the clocks of the zone leave out.
 */
export const instantOf = (
  moment: string,
  { timeZone, isEnd }: { timeZone: string; isEnd: boolean },
): Date | undefined => {
  const [, day = '', time] = MOMENT.exec(moment) ?? [];
  const first = Temporal.PlainDate.from(day);
  const date = isEnd && time === undefined ? first.add({ days: 1 }) : first;
  const local = date.toPlainDateTime(Temporal.PlainTime.from(time ?? '00:00'));
  const zoned = local.toZonedDateTime(timeZone);
  const isThere = time === undefined || zoned.toPlainDateTime().equals(local);
  return isThere ? new Date(zoned.epochMilliseconds) : undefined;
};
