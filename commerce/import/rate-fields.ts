import * as v from 'valibot';
import { postalRanges, type PostalRange } from '#commerce/platform/postal-ranges.ts';
import { regionsOf } from '#commerce/merchandise/stores/service.ts';
import { decimalsOf } from '#contract/money.ts';
import { currency, isDay } from './field-schemas.ts';

/** Times `factor`, where floating point leaves a whole number to round to; null when more decimals are given. */
const scaled = (value: number, factor: number): number | null => {
  const whole = Math.round(value * factor);
  return Math.abs(value * factor - whole) < 1e-6 ? whole : null;
};

const scale = (factor: number, message: string) =>
  v.pipe(
    v.number(message),
    v.minValue(0, message),
    v.maxValue(1_000_000, message),
    v.check((value) => scaled(value, factor) !== null, message),
    v.transform((value) => scaled(value, factor) ?? 0),
  );

const AMOUNT = 'must be an amount such as 14.95';
/** An amount in major units; {@link minorOf} converts it once its currency is known. */
export const amount = v.pipe(v.number(AMOUNT), v.minValue(0, AMOUNT), v.maxValue(1_000_000, AMOUNT));

/** An amount in minor units; null if it has more decimals than the currency. */
export const minorOf = (value: number, currency: string): number | null => scaled(value, 10 ** decimalsOf(currency));

/** Amounts by currency, in minor units. */
export const amountsByCurrency = (message = 'must be amounts by currency') =>
  v.pipe(
    v.record(currency, amount, message),
    v.rawTransform(({ dataset, addIssue }) =>
      Object.fromEntries(
        Object.entries(dataset.value).map(([code, value]) => {
          const minor = minorOf(value, code);
          if (minor === null)
            addIssue({
              message: AMOUNT,
              path: [{ type: 'object', origin: 'value', input: dataset.value, key: code, value }],
            });
          return [code, minor ?? 0];
        }),
      ),
    ),
  );
/** Kilograms, as grams. */
export const kilograms = scale(1000, 'must be a weight in kilograms such as 68');
/** Percent, as parts per million. */
export const percent = v.pipe(
  scale(10_000, 'must be a percentage such as 9.975'),
  v.maxValue(1_000_000, 'must be 100 or less'),
);

export const day = v.pipe(
  v.string('must be a day such as 2027-04-01'),
  v.check(isDay, 'must be a day such as 2027-04-01'),
);

export const isRegion = (country: string, region: string): boolean =>
  regionsOf(country, 'en').some(({ code }) => code === region);

export const postcodes = v.optional(
  v.pipe(
    v.array(v.string('must be a text in quotes such as "05401"'), 'must be a list of postal codes such as ["BT*"]'),
    v.minLength(1, 'must have one postal code at least'),
  ),
);

/** Ranges of an entry of `postcodes`; reports a wrong one. */
export const rangesOf = (country: string, entry: string, wrong: (problem: string) => void): readonly PostalRange[] => {
  const ranges = postalRanges(country, entry);
  if (!('problem' in ranges)) return ranges;
  wrong(ranges.problem);
  return [];
};
