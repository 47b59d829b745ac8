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

/** `value` in major units: `$1,234.50` in English, `1 234,50 $` in French. A foreign dollar names its country. */
export const formatMoney = (value: number, currency: string, languageTag: string = DEFAULT_LOCALE): string => {
  try {
    return formatOf(languageTag, currency).format(value);
  } catch {
    return formatMoneyPlainly(value, currency);
  }
};
