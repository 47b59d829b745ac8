import { Temporal } from 'temporal-polyfill';
import { InputError } from '#commerce/platform/errors.ts';
import { SALES_UNITS, type Range, type SalesUnit } from './types.ts';

/** Longer ranges would read too many orders at once. */
const MOST_DAYS = 400;

const dayOf = (text: string | null, name: string): Temporal.PlainDate => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text ?? ''))
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [(text ?? '').slice(0, 40), name],
    });
  try {
    return Temporal.PlainDate.from(text!);
  } catch (error) {
    throw new InputError('Invalid value of "%1" provided for the %2 field.', {
      parameters: [text, name],
      cause: error,
    });
  }
};

/** From the first day to the last, both included, in a time zone. Throws if it is no range, or too long. */
export const rangeOf = (query: URLSearchParams, timeZone: string): Range => {
  const [first, last] = [dayOf(query.get('from'), 'from'), dayOf(query.get('to'), 'to')];
  const days = first.until(last, { largestUnit: 'day' }).days + 1;
  if (days < 1 || days > MOST_DAYS)
    throw new InputError('A range has from 1 to %1 days.', { code: 'RANGE_INVALID', parameters: [MOST_DAYS] });
  const start = (day: Temporal.PlainDate): Date => new Date(day.toZonedDateTime(timeZone).epochMilliseconds);
  return { from: start(first), to: start(last.add({ days: 1 })) };
};

export const unitOf = (query: URLSearchParams): SalesUnit => {
  const unit = SALES_UNITS.find((known) => known === (query.get('unit') ?? 'day'));
  if (!unit) throw new InputError('A unit is one of %1.', { parameters: [SALES_UNITS.join(', ')] });
  return unit;
};
