import { useLocaleState } from 'react-admin';

const NAMES: Readonly<Record<string, string>> = { en: 'en-CA', fr: 'fr-CA' };

/** Formats amounts and times of the API, which are in UTC, in the user's language. */
export const useFormats = () => {
  const [locale] = useLocaleState();
  const name = NAMES[locale] ?? 'en-CA';
  return {
    country: (code: string): string => new Intl.DisplayNames([name], { type: 'region' }).of(code) ?? code,
    money: (amount: number, currency: string): string =>
      new Intl.NumberFormat(name, { style: 'currency', currency }).format(amount),
    number: (value: number): string => new Intl.NumberFormat(name, { maximumFractionDigits: 2 }).format(value),
    /** A tax rate in percent, without the sign. */
    rate: (percent: number): string => new Intl.NumberFormat(name, { maximumFractionDigits: 4 }).format(percent),
    /** A day, YYYY-MM-DD. */
    day: (text: string): string => new Date(text).toLocaleDateString(name, { dateStyle: 'long', timeZone: 'UTC' }),
    time: (text: string): string =>
      new Date(`${text.replace(' ', 'T')}Z`).toLocaleString(name, { dateStyle: 'medium', timeStyle: 'short' }),
  };
};
