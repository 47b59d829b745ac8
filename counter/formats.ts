import { useLocaleState } from 'react-admin';
import { decimalsOf } from '#contract/money.ts';

const NAMES: Readonly<Record<string, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** In the order of 2024, which began on a Monday. */
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const MOMENT = { dateStyle: 'medium', timeStyle: 'short' } as const;
const AT = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Allows line breaks only after commas. */
const unbroken = (text: string): string =>
  text
    .split(', ')
    .map((part) => part.replaceAll(' ', '\u00a0'))
    .join(', ');

/** Formats amounts and times of the API, which are in UTC, in the user's language. */
export const useFormats = () => {
  const [locale] = useLocaleState();
  const name = NAMES[locale] ?? 'en-CA';
  return {
    /** A price as the value of a field, such as `1234,50`. */
    amountField: (amount: number, currency: string): string =>
      new Intl.NumberFormat(name, {
        minimumFractionDigits: decimalsOf(currency),
        maximumFractionDigits: decimalsOf(currency),
        useGrouping: false,
      }).format(amount),
    country: (code: string): string => new Intl.DisplayNames([name], { type: 'region' }).of(code) ?? code,
    language: (code: string): string => new Intl.DisplayNames([name], { type: 'language' }).of(code) ?? code,
    money: (amount: number, currency: string): string =>
      new Intl.NumberFormat(name, { style: 'currency', currency }).format(amount),
    number: (value: number): string => new Intl.NumberFormat(name, { maximumFractionDigits: 2 }).format(value),
    /** A tax rate in percent, without the sign. */
    rate: (percent: number): string => new Intl.NumberFormat(name, { maximumFractionDigits: 4 }).format(percent),
    percent: (value: number): string =>
      new Intl.NumberFormat(name, { style: 'percent', maximumFractionDigits: 2 }).format(value / 100),
    /** A day, YYYY-MM-DD. */
    day: (text: string): string => new Date(text).toLocaleDateString(name, { dateStyle: 'long', timeZone: 'UTC' }),
    /** Name of a day of the week, given in English in lower case; undefined for other texts. */
    weekday: (day: string): string | undefined => {
      const place = WEEKDAYS.indexOf(day);
      return place === -1
        ? undefined
        : new Date(Date.UTC(2024, 0, 1 + place)).toLocaleDateString(name, { weekday: 'long', timeZone: 'UTC' });
    },
    /** A time in the time zone of the user, or in another one with its name. */
    time: (text: string, timeZone?: string): string =>
      unbroken(new Date(`${text.replace(' ', 'T')}Z`).toLocaleString(name, timeZone ? { ...AT, timeZone } : MOMENT)),
  };
};
