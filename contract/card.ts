import type { Problem, Rule } from './validation.ts';

export type CardBrand = 'mastercard' | 'visa' | 'amex' | 'diners' | 'discover' | 'jcb';

/** Maximum lengths of the inputs; the card number may have spaces between its groups of digits. */
export const CARD_INPUT_LENGTHS = { number: 23, expiry: 7, securityCode: 4 } as const;

type BrandRule = { brand: CardBrand; length: number; ranges: readonly (readonly [from: number, to: number])[] };

const BRANDS: readonly BrandRule[] = [
  {
    brand: 'mastercard',
    length: 16,
    ranges: [
      [51, 55],
      [2221, 2720],
    ],
  },
  { brand: 'visa', length: 16, ranges: [[4, 4]] },
  {
    brand: 'amex',
    length: 15,
    ranges: [
      [34, 34],
      [37, 37],
    ],
  },
  {
    brand: 'diners',
    length: 14,
    ranges: [
      [300, 305],
      [36, 36],
      [38, 39],
      [3095, 3095],
    ],
  },
  {
    brand: 'discover',
    length: 16,
    ranges: [
      [6011, 6011],
      [64, 65],
    ],
  },
  { brand: 'jcb', length: 16, ranges: [[3528, 3589]] },
];

const startsWithin = (number: string, [from, to]: readonly [number, number]): boolean => {
  const head = Number(number.slice(0, String(from).length));
  return head >= from && head <= to;
};

export const cardDigits = (value: string): string => value.replace(/\D/g, '');

/** Brand of a complete or partial number, by its prefix. */
export const brandOf = (value: string): CardBrand | undefined => {
  const number = cardDigits(value);
  return BRANDS.find((rule) => rule.ranges.some((range) => startsWithin(number, range)))?.brand;
};

/** Accepts digits, spaces and dashes; requires a known prefix and the length of that brand. */
export const cardNumber: Rule = (value): Problem | undefined => {
  if (!/^[\d\s-]+$/.test(value)) return { code: 'card_characters' };
  const number = cardDigits(value);
  const isKnown = BRANDS.some(
    (rule) => number.length === rule.length && rule.ranges.some((range) => startsWithin(number, range)),
  );
  return isKnown ? undefined : { code: 'card_number' };
};

export const securityCodeLength = (brand: CardBrand | undefined): number => (brand === 'amex' ? 4 : 3);

/** Groups of four digits; American Express and Diners use 4-6-5 and 4-6-4. */
export const groupCardDigits = (value: string): string => {
  const number = cardDigits(value);
  const brand = brandOf(number);
  const groups =
    brand === 'amex' || brand === 'diners'
      ? /(\d{1,4})(\d{1,6})?(\d{1,5})?/
      : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?/;
  return (groups.exec(number) ?? []).slice(1).filter(Boolean).join(' ');
};

/** Validates `MM/YY`; months before `now` have expired. */
export const expiry =
  (now: Date): Rule =>
  (value) => {
    const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(value) ?? [];
    const monthNumber = Number(month);
    if (!month || !year || monthNumber < 1 || monthNumber > 12) return { code: 'expiry' };
    const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
    const isPast =
      fullYear < now.getUTCFullYear() || (fullYear === now.getUTCFullYear() && monthNumber < now.getUTCMonth() + 1);
    if (fullYear > now.getUTCFullYear() + 20) return { code: 'expiry' };
    return isPast ? { code: 'expired' } : undefined;
  };
