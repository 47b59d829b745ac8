import { DEFAULT_LOCALE } from '#contract/constants.ts';

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

/** Without Intl support: decimal point, comma grouping, the code when there is no symbol. */
export const formatMoneyPlainly = (value: number, currency: string): string => {
  const sign = value < 0 ? '-' : '';
  const [whole = '0', cents = '00'] = Math.abs(value).toFixed(2).split('.');
  const amount = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
  return `${sign}${SYMBOLS[currency] ?? `${currency} `}${amount}`;
};

type Way = { before: string; group: string; point: string; after: string };
const ENGLISH = { group: ',', point: '.', after: '' };
const FRENCH = { before: '', group: '\u00a0', point: ',' };

/** As `Intl` writes dollars, whose first amount keeps a phone busy for a twelfth of a second; the same on every machine. */
const WAYS: Readonly<Record<string, Way | undefined>> = {
  'en-CA CAD': { ...ENGLISH, before: '$' },
  'en-CA USD': { ...ENGLISH, before: 'US$' },
  'en-US USD': { ...ENGLISH, before: '$' },
  'en-US CAD': { ...ENGLISH, before: 'CA$' },
  'fr-CA CAD': { ...FRENCH, after: '\u00a0$' },
  'fr-CA USD': { ...FRENCH, after: '\u00a0$\u00a0US' },
};

/** Undefined for what is not a whole number of cents, which `Intl` rounds. */
const dollars = (value: number, { before, group, point, after }: Way): string | undefined => {
  const cents = Math.round(value * 100);
  if (cents / 100 !== value || Math.abs(cents) >= 1e14) return undefined;
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '-' : ''}${before}${whole}${point}${digits.slice(-2)}${after}`;
};

/** `value` in major units: `$1,234.50` in English, `1 234,50 $` in French. A foreign dollar names its country. */
export const formatMoney = (value: number, currency: string, languageTag: string = DEFAULT_LOCALE): string => {
  const way = WAYS[`${languageTag} ${currency}`];
  try {
    return (way && dollars(value, way)) ?? formatOf(languageTag, currency).format(value);
  } catch {
    return formatMoneyPlainly(value, currency);
  }
};
