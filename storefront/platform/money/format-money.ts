import { intlLocale } from '../i18n/i18n.ts';

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', GBP: '£', EUR: '€' };

/** What is shown where the platform cannot format: decimal point, comma grouping, the code of an unknown currency. */
export const fallbackMoney = (value: number, currency: string): string => {
  const sign = value < 0 ? '-' : '';
  const [whole = '0', cents = '00'] = Math.abs(value).toFixed(2).split('.');
  return `${sign}${SYMBOLS[currency] ?? `${currency} `}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}.${cents}`;
};

const formats = new Map<string, Intl.NumberFormat>();

/** Currencies that call themselves `$` in a country; elsewhere they name themselves. */
const AT_HOME: Readonly<Record<string, string>> = { en_CA: 'CAD', fr_CA: 'CAD', en_US: 'USD' };

/** `$1,234.50`, `1 234,50 $`; Canadian dollars in the USA and US dollars in Canada name their currency. */
export const formatMoney = (value: number, currency: string, locale: string): string => {
  const key = `${locale} ${currency}`;
  try {
    let format = formats.get(key);
    if (!format) {
      const currencyDisplay = AT_HOME[locale] === currency ? 'narrowSymbol' : 'symbol';
      format = new Intl.NumberFormat(intlLocale(locale), { style: 'currency', currency, currencyDisplay, minimumFractionDigits: 2, maximumFractionDigits: 2 });
      formats.set(key, format);
    }
    return format.format(value);
  } catch {
    return fallbackMoney(value, currency);
  }
};
