import { DEFAULT_LOCALE } from '#contract/constants.ts';
import { roundMoney } from '#contract/money.ts';

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' };

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (languageTag: string, currency: string): Intl.NumberFormat => {
  const key = `${languageTag} ${currency}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(languageTag, {
      style: 'currency',
      currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
  formats.set(key, format);
  return format;
};

/** Dollars as `Intl` writes them, whose first amount keeps a phone busy for a twelfth of a second; alike on every machine. */
const SIGNS: Readonly<Record<string, string | undefined>> = {
  'en-CA CAD': '$',
  'en-CA USD': 'US$',
  'en-US USD': '$',
  'en-US CAD': 'CA$',
  'fr-CA CAD': '\u00a0$',
  'fr-CA USD': '\u00a0$\u00a0US',
};

const write = (value: number, sign: string, isFrench?: boolean): string => {
  const [whole = '', cents = ''] = Math.abs(value).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, isFrench ? '\u00a0' : ',');
  return (value < 0 ? '-' : '') + (isFrench ? `${grouped},${cents}${sign}` : `${sign}${grouped}.${cents}`);
};

/** Without Intl support: decimal point, comma grouping, the code when there is no symbol. */
export const formatMoneyPlainly = (value: number, currency: string): string =>
  write(value, SYMBOLS[currency] ?? `${currency} `);

/** `value` in major units: `$1,234.50` in English, `1 234,50 $` in French. A foreign dollar names its country. */
export const formatMoney = (value: number, currency: string, languageTag: string = DEFAULT_LOCALE): string => {
  const sign = SIGNS[`${languageTag} ${currency}`];
  // `Intl` rounds what is not a whole number of cents.
  if (sign && roundMoney(value) === value && Math.abs(value) < 1e12) return write(value, sign, languageTag === 'fr-CA');
  try {
    return formatOf(languageTag, currency).format(value);
  } catch {
    return formatMoneyPlainly(value, currency);
  }
};
