/** An exact decimal number: `digits / 10 ** scale`. */
export type Decimal = { digits: bigint; scale: number };

const FORM = /^\s*(\d{1,15})?(?:[.,](\d{0,20}))?\s*$/;

/** Reads `12`, `12.5` or `12,5`; undefined for anything else, the empty text and negative numbers. */
export const parseDecimal = (text: string): Decimal | undefined => {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  if (whole === '' && part === '') return undefined;
  return { digits: BigInt(whole + part), scale: part.length };
};

/**
 * Parses what a shopper typed, with grouped thousands: `1,200` is 1200 in English and 1.2 in French, `1 200` is 1200 in
 * both.
 */
export const typedDecimal = (text: string, languageTag: string): Decimal | undefined =>
  parseDecimal(
    text.replaceAll(languageTag.startsWith('fr') ? /(\d)\s(?=\d{3}(?!\d))/g : /(\d)[\s,](?=\d{3}(?!\d))/g, '$1'),
  );

/** The shortest decimal that a number prints as; undefined for negative and non-finite numbers. */
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
