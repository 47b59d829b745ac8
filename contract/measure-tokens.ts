import { plainDigits, typedDecimal, type Decimal } from './decimal.ts';

/** Micrometres, so that inches are whole numbers too. */
export const LENGTHS = { mm: 1000n, cm: 10_000n, m: 1_000_000n, in: 25_400n, ft: 304_800n, yd: 914_400n } as const;

export type LengthUnit = keyof typeof LENGTHS;

/** English and French words for each unit, without accents. */
const LENGTH_WORDS: Readonly<Record<LengthUnit, string>> = {
  mm: 'mm mms millimetre millimetres millimeter millimeters',
  cm: 'cm cms centimetre centimetres centimeter centimeters',
  m: 'm metre metres meter meters',
  in: '" in ins inch inches po pos pouce pouces',
  ft: "' ft fts foot feet pi pis pied pieds",
  yd: 'yd yds yard yards vg verge verges',
};

const LENGTH_OF = new Map<string, LengthUnit>(
  (Object.keys(LENGTH_WORDS) as LengthUnit[]).flatMap((unit) =>
    LENGTH_WORDS[unit].split(' ').map((word) => [word, unit] as const),
  ),
);

/** Area units in one word; all others are a length with a word or sign for "square". */
const AREA_OF = new Map<string, LengthUnit>(
  Object.entries({ sqft: 'ft', sf: 'ft', pc: 'ft', sqm: 'm', sqyd: 'yd', sqyds: 'yd', sy: 'yd', sqin: 'in' } as const),
);

const BEFORE_SQUARE = new Set(['sq', 'square']);
const BEHIND_SQUARE = new Set(['ca', 'carre', 'carres', 'carree', 'carrees']);
const BY = new Set(['x', '*', 'by', 'par', 'sur']);
const AND = new Set(['+', '&', ';', 'and', 'et', 'plus']);

export type Ratio = { top: bigint; bottom: bigint };

export const times = (one: Ratio, other: Ratio): Ratio => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
});
export const plus = (one: Ratio, other: Ratio): Ratio => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});
const ratioOf = ({ digits, scale }: Decimal): Ratio => ({ top: digits, bottom: 10n ** BigInt(scale) });

/** Lower case without accents; unifies similar signs: primes, quotation marks, ½, ², dashes, and × as x. */
export const plain = (text: string): string =>
  plainDigits(text.replaceAll(/[¼-¾⅐-⅞]/g, ' $&').replaceAll(/[\r\n]+/g, ';'))
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('⁄', '/')
    .replaceAll(/[′’‘ʹ]/g, "'")
    .replaceAll(/''|[″”“ʺ]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[×✕✖]/g, 'x')
    .replaceAll(/\b([sp])\. ?([cf])\b/g, '$1$2')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

type Meaning =
  | { kind: 'number'; value: Ratio }
  | { kind: 'length' | 'area'; unit: LengthUnit }
  | { kind: 'by' | 'and' | 'square' | 'squared' | 'other' };
export type Token = Meaning & { start: number; end: number };

const WORD = /\p{L}+/uy;
const LETTER = /\p{L}/u;
const MIXED = /(\d+)(?: ?- ?| )(\d{1,3})\/(\d{1,3})(?!\d)/y;
const FRACTION = /(\d{1,3})\/(\d{1,3})(?!\d)/y;
const NUMBER = /\d{1,3}(?: \d{3}(?![\d/]))+(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[.,]\d+/y;
/** "2" after a unit; with a space only at the end of a measure, because `12 ft 2` is a length. */
const SQUARED = /\.?(?:\^?2(?![\p{L}\p{N}])| 2(?= *(?:$|[+;&])))/uy;

/** Matches a sticky pattern at a position. */
const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const fractionOf = (top = '', bottom = ''): Ratio | undefined =>
  BigInt(top) < BigInt(bottom) ? { top: BigInt(top), bottom: BigInt(bottom) } : undefined;

const numberOf = (text: string, languageTag: string): Ratio | undefined => {
  const decimal = typedDecimal(text, languageTag);
  return decimal && ratioOf(decimal);
};

const numberAt = (text: string, start: number, languageTag: string): Token | undefined => {
  const mixed = matchAt(MIXED, text, start);
  const fraction = mixed ? null : matchAt(FRACTION, text, start);
  const found = mixed ?? fraction ?? matchAt(NUMBER, text, start);
  if (!found) return undefined;
  const end = start + found[0].length;
  const valueOf = (): Ratio | undefined => {
    if (fraction) return fractionOf(fraction[1], fraction[2]);
    if (!mixed) return numberOf(found[0], languageTag);
    const [whole, part] = [numberOf(mixed[1] ?? '', languageTag), fractionOf(mixed[2], mixed[3])];
    return whole && part && plus(whole, part);
  };
  const value = valueOf();
  return value ? { kind: 'number', value, start, end } : { kind: 'other', start, end };
};

const meaningOf = (word: string): Meaning => {
  const length = LENGTH_OF.get(word);
  if (length) return { kind: 'length', unit: length };
  const area = AREA_OF.get(word);
  if (area) return { kind: 'area', unit: area };
  if (BY.has(word)) return { kind: 'by' };
  if (AND.has(word)) return { kind: 'and' };
  if (BEFORE_SQUARE.has(word)) return { kind: 'square' };
  if (BEHIND_SQUARE.has(word)) return { kind: 'squared' };
  return { kind: 'other' };
};

/** One word or sign; `inx` in `12inx24` gives two. */
const wordsAt = (text: string, start: number): readonly Token[] => {
  const word = matchAt(WORD, text, start)?.[0] ?? text.charAt(start);
  const end = start + word.length;
  const meaning = meaningOf(word);
  if (meaning.kind === 'other' && word.endsWith('x') && LENGTH_OF.has(word.slice(0, -1)))
    return [
      { ...meaningOf(word.slice(0, -1)), start, end: end - 1 },
      { kind: 'by', start: end - 1, end },
    ];
  if (meaning.kind !== 'length' || !LETTER.test(word)) return [{ ...meaning, start, end }];
  const square = matchAt(SQUARED, text, end);
  return square
    ? [{ kind: 'area', unit: meaning.unit, start, end: end + square[0].length }]
    : [{ ...meaning, start, end }];
};

/** Combines a length with an adjacent word for "square". */
const append = (tokens: Token[], token: Token): void => {
  const last = tokens.at(-1);
  const isArea =
    (last?.kind === 'square' && token.kind === 'length') || (last?.kind === 'length' && token.kind === 'squared');
  if (!isArea) tokens.push(token);
  else {
    const unit = token.kind === 'length' ? token.unit : last.kind === 'length' ? last.unit : 'm';
    tokens.splice(-1, 1, { kind: 'area', unit, start: last.start, end: token.end });
  }
};

/** Signs without meaning inside measures: the dot of `in.`, the hyphens of `12-inch` and `12'-6"`. */
const isIdle = (text: string, at: number, last: Token | undefined): boolean => {
  const sign = text.charAt(at);
  if (sign === ' ') return true;
  if (!last) return false;
  if (sign === '.') return ['length', 'area', 'square', 'squared'].includes(last.kind) && last.end === at;
  const next = text.charAt(text.charAt(at + 1) === ' ' ? at + 2 : at + 1);
  if (sign === '-') return last.kind === 'length' ? /\d/.test(next) : last.kind === 'number' && LETTER.test(next);
  return false;
};

const isListComma = (text: string, at: number): boolean => text.charAt(at) === ',' && text.charAt(at + 1) === ' ';

export const tokensOf = (text: string, languageTag: string): readonly Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const last = tokens.at(-1);
    if (isIdle(text, at, last)) {
      at += 1;
      continue;
    }
    const number = numberAt(text, at, languageTag);
    const isInWord = last?.kind === 'other' && last.end === at && LETTER.test(text.charAt(at - 1));
    if (number) append(tokens, isInWord ? { kind: 'other', start: at, end: number.end } : number);
    else if (isListComma(text, at)) append(tokens, { kind: 'and', start: at, end: at + 1 });
    else for (const word of wordsAt(text, at)) append(tokens, word);
    at = tokens.at(-1)?.end ?? text.length;
  }
  return tokens;
};
