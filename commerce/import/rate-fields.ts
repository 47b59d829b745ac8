import * as v from 'valibot';
import { regionsOf } from '#commerce/merchandise/stores/service.ts';
import { isDay } from './schemas.ts';

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

/** Dollars with two decimals at most, as minor units. */
export const amount = scale(100, 'must be an amount such as 14.95');
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
