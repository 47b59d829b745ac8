import { DEFAULT_LOCALE } from '#contract/constants.ts';
import { decimalsOf } from '#contract/money.ts';
import { numberText } from '../i18n/number-text.ts';

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' };

/** Currency signs as written by `Intl`, whose first use takes a phone a twelfth of a second. */
const SIGNS: Readonly<Record<string, string | undefined>> = {
  'en-CA CAD': '$',
  'en-CA USD': 'US$',
  'en-US USD': '$',
  'en-US CAD': 'CA$',
  'fr-CA CAD': '\u00a0$',
  'fr-CA USD': '\u00a0$\u00a0US',
};

const write = (value: number, sign: string, languageTag: string, decimals = 2): string => {
  const amount = numberText(Math.abs(value), languageTag, decimals, decimals);
  return (value < 0 ? '-' : '') + (languageTag === 'fr-CA' ? amount + sign : sign + amount);
};

/** Format without Intl: decimal point, commas between thousands, the code if there is no symbol. */
export const formatMoneyPlainly = (value: number, currency: string): string =>
  write(value, SYMBOLS[currency] ?? `${currency} `, DEFAULT_LOCALE, decimalsOf(currency));

/**
 * Formats `value` in major units: `$1,234.50` in English, `1 234,50 $` in French. Foreign dollars include the country.
 */
export const formatMoney = (value: number, currency: string, languageTag: string = DEFAULT_LOCALE): string => {
  const sign = SIGNS[`${languageTag} ${currency}`];
  if (sign && Math.abs(value) < 1e12) return write(value, sign, languageTag);
  try {
    return new Intl.NumberFormat(languageTag, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimalsOf(currency),
      maximumFractionDigits: decimalsOf(currency),
    }).format(value);
  } catch {
    return formatMoneyPlainly(value, currency);
  }
};
