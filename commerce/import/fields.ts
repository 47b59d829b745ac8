import { decimalsOf, toMinor } from '#contract/money.ts';
import type { ReportProblem } from './problems.ts';

const AMOUNT = /^(\d{1,7})(?:\.(\d{0,12}))?$/;

/** Amount such as `85.99`, or `85.990000` as Magento exports it, in minor units; null when it is none. */
export const parseAmount = (text: string, currency: string): number | null => {
  const [, whole, decimals = ''] = AMOUNT.exec(text.trim()) ?? [];
  const digits = decimalsOf(currency);
  if (whole === undefined || Number(decimals.slice(digits)) !== 0) return null;
  return toMinor(Number(`${whole}.${decimals.slice(0, digits)}`), currency);
};

/** Reports an invalid amount in a column. */
export const reportAmount = (
  wrong: ReportProblem,
  column: string,
  { text, currency, isOption = false }: { text: string; currency: string; isOption?: boolean },
): void => {
  const decimals = decimalsOf(currency);
  if (!AMOUNT.test(text.trim())) wrong(column, isOption ? 'OPTION_PRICE' : 'AMOUNT', { text });
  else if (decimals === 2) wrong(column, 'AMOUNT_CENTS', { text });
  else wrong(column, 'AMOUNT_DECIMALS', { text, decimals, currency });
};

/** Magento's word for "no value", which its import and export write. */
export const EMPTY_VALUE = '__EMPTY__VALUE__';

/** Kilograms such as `22.6` in grams; null when it is none. */
export const parseWeight = (text: string): number | null =>
  /^\d{1,6}(\.\d{1,6})?$/.test(text.trim()) ? Math.round(Number(text) * 1000) : null;

/** A whole number from 0, decimals only if zero as Magento exports them; null when it is none. */
export const parseQuantity = (text: string): number | null =>
  /^\d{1,9}(\.0+)?$/.test(text.trim()) ? Math.trunc(Number(text)) : null;

export const parseYesNo = (text: string): boolean | null => {
  const value = text.trim().toLowerCase();
  if (['1', 'yes', 'true', 'enabled'].includes(value)) return true;
  return ['0', 'no', 'false', 'disabled'].includes(value) ? false : null;
};

/** `a=1,b=2` as pairs; a part without `=` gives an empty value. */
export const parsePairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const at = part.includes('=') ? part.indexOf('=') : part.length;
      return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
    });

export const parseList = (text: string, separator = ','): readonly string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Magento's words for where a product shows, as its numbers. */
export const VISIBILITY: Readonly<Record<string, 1 | 2 | 3 | 4>> = {
  'Not Visible Individually': 1,
  Catalog: 2,
  Search: 3,
  'Catalog, Search': 4,
};
