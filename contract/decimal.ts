import { decimalSignOf } from './language-facts.ts';
/** An exact decimal number: `digits / 10 ** scale`. */
export type Decimal = { digits: bigint; scale: number };

const FORM = /^(\d{1,15})?(?:[.,](\d{0,20}))?$/;

/** Parses `12`, `12.5` or `12,5`; undefined for any other text, the empty text and negative numbers. */
export const parseDecimal = (text: string): Decimal | undefined => {
  const match = FORM.exec(text.trim());
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  if (whole === '' && part === '') return undefined;
  return { digits: BigInt(whole + part), scale: part.length };
};

const ARABIC_SIGNS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',' };

/** Replaces full-width and Arabic digits and signs by ASCII, and every space by a plain one. */
export const plainDigits = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll(/[٫٬]/g, (sign) => ARABIC_SIGNS[sign] ?? sign)
    .replaceAll(/\s/g, ' ');

const GROUPED = /^\d{1,3}(?:([ .,])\d{3})(?:\1\d{3})*$/;

/** Digits of a whole number, with or without thousands separators; undefined for any other text. */
const wholeDigits = (text: string): string | undefined =>
  /^\d*$/.test(text) || GROUPED.test(text) ? text.replaceAll(/\D/g, '') : undefined;

/** Index of the decimal sign; the text's length if there is none. */
const decimalSignAt = (text: string, languageTag: string): number => {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  if (last < 0) return text.length;
  const sign = text.charAt(last);
  const isRepeated = text.indexOf(sign) !== last;
  const hasOther = text.includes(sign === ',' ? '.' : ',');
  const groupsInEnglish = sign === ',' && !hasOther && /^[1-9]\d{0,2},\d{3}$/.test(text);
  return isRepeated || (groupsInEnglish && decimalSignOf(languageTag) === '.') ? text.length : last;
};

/**
 * A number as people type it. This is the rule of every field, in both languages:
 * - A space groups thousands: `1 200`.
 * - Of a point and a comma in one number, the last one separates decimals and the other one groups: `1,200.5`, `1.200,5`.
 * - A repeated sign groups: `1,234,567`.
 * - A single point separates decimals: `1.000` is 1.
 * - A single comma separates decimals (`12,5`, `0,500`), but before exactly three digits it groups in English: `1,200`
 *   is 1200 in English and 1.2 in French.
 */
export const typedDecimal = (text: string, languageTag: string): Decimal | undefined => {
  const typed = plainDigits(text).trim().replace(/[.,]$/, '');
  const at = decimalSignAt(typed, languageTag);
  const whole = wholeDigits(typed.slice(0, at));
  return whole === undefined ? undefined : parseDecimal(`${whole}.${typed.slice(at + 1)}`);
};

/** Returns whether a number can be read in only one way. For any other, the field shows how it was understood. */
export const isPlainNumber = (text: string): boolean => /^\d+(?:[.,]\d{1,2})?$/.test(text.trim());

/** Exact decimal of a number's shortest text; undefined for negative and non-finite numbers. */
export const decimalOf = (value: number): Decimal | undefined =>
  Number.isFinite(value) && value >= 0 ? parseDecimal(value < 1e-6 ? value.toFixed(12) : String(value)) : undefined;

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

export const toNumber = ({ digits, scale }: Decimal): number => Number(digits) / 10 ** scale;

const power = (exponent: number): bigint => 10n ** BigInt(exponent);

/** a / b rounded up to a whole number. Throws a RangeError for a divisor of 0. */
export const divideUp = (a: Decimal, b: Decimal): bigint => {
  const dividend = a.digits * power(b.scale);
  const divisor = b.digits * power(a.scale);
  return (dividend + divisor - 1n) / divisor;
};

/** a / b rounded half up to a whole number. */
export const divideRound = (a: Decimal, b: Decimal): bigint => {
  const dividend = a.digits * power(b.scale);
  const divisor = b.digits * power(a.scale);
  return (2n * dividend + divisor) / (2n * divisor);
};
