import type { AreaUnit } from './area-price.ts';
import { plainDigits, typedDecimal, type Decimal } from './decimal.ts';

/** Micrometres, so that inches are whole numbers too. */
const LENGTHS = { mm: 1000n, cm: 10_000n, m: 1_000_000n, in: 25_400n, ft: 304_800n, yd: 914_400n } as const;

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

/** Unit of a second number without one: 12 ft 6, 3 m 50. */
const BELOW: Partial<Record<LengthUnit, LengthUnit>> = { ft: 'in', m: 'cm' };

type Ratio = { top: bigint; bottom: bigint };

const times = (one: Ratio, other: Ratio): Ratio => ({
  top: one.top * other.top,
  bottom: one.bottom * other.bottom,
});
const plus = (one: Ratio, other: Ratio): Ratio => ({
  top: one.top * other.bottom + other.top * one.bottom,
  bottom: one.bottom * other.bottom,
});
const ratioOf = ({ digits, scale }: Decimal): Ratio => ({ top: digits, bottom: 10n ** BigInt(scale) });

const DIGITS = 9;

/** Truncates to nine decimals: whole values stay whole, and no value is rounded up past them. */
const decimalFrom = ({ top, bottom }: Ratio): Decimal => ({
  digits: (top * 10n ** BigInt(DIGITS)) / bottom,
  scale: DIGITS,
});

/** Lower case without accents; unifies similar signs: primes, quotation marks, ½, ², dashes, and × as x. */
const plain = (text: string): string =>
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
type Token = Meaning & { start: number; end: number };

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

const tokensOf = (text: string, languageTag: string): readonly Token[] => {
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

type Part = { amount: Ratio; unit: LengthUnit | undefined };
/** A length of one or two parts, such as `12 ft 6 in`. */
type Side = { first: Part; second?: { amount: Ratio; unit: LengthUnit } };

class Reader {
  readonly #tokens: readonly Token[];
  at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get next(): Token | undefined {
    return this.#tokens[this.at];
  }

  get isAtEnd(): boolean {
    return this.at >= this.#tokens.length;
  }

  /** Consumes the next token if it has the given kind. */
  take<K extends Token['kind']>(kind: K): (Token & { kind: K }) | undefined {
    const { next } = this;
    if (next?.kind !== kind) return undefined;
    this.at += 1;
    return next as Token & { kind: K };
  }

  #part(): Part | undefined {
    const number = this.take('number');
    return number && { amount: number.value, unit: this.take('length')?.unit };
  }

  side(): Side | undefined {
    const first = this.#part();
    if (!first) return undefined;
    const below = first.unit && BELOW[first.unit];
    const from = this.at;
    const second = below && this.#part();
    const unit = second?.unit ?? below;
    if (second && unit && first.unit && LENGTHS[unit] < LENGTHS[first.unit])
      return { first, second: { amount: second.amount, unit } };
    this.at = from;
    return { first };
  }

  /** Reads up to `most` sides separated by "by". */
  sides(most: number): readonly Side[] {
    const sides: Side[] = [];
    for (let side = this.side(); side;) {
      sides.push(side);
      const from = this.at;
      side = sides.length < most && this.take('by') ? this.side() : undefined;
      if (!side) this.at = sides.length < most ? from : this.at;
    }
    return sides;
  }
}

const lengthOf = ({ first, second }: Side, unit: LengthUnit): Ratio => {
  const long = times(first.amount, { top: LENGTHS[first.unit ?? unit], bottom: 1n });
  return second ? plus(long, times(second.amount, { top: LENGTHS[second.unit], bottom: 1n })) : long;
};

const millimetres = ({ top, bottom }: Ratio): number => Number(top) / Number(bottom) / 1000;

/** Parses a length such as `26 1/2"`, `12 ft 6 in` or `3,5 m` into millimetres; undefined unless it is above 0. */
export const typedLength = (text: string, languageTag: string, unit: LengthUnit): number | undefined => {
  const reader = new Reader(tokensOf(plain(text), languageTag));
  const side = reader.side();
  const length = side && reader.isAtEnd ? lengthOf(side, unit) : undefined;
  return length && length.top > 0n ? millimetres(length) : undefined;
};

const SIDES: Readonly<Record<AreaUnit, LengthUnit>> = { m2: 'm', sqft: 'ft' };

type Room = { sides: readonly Side[]; unit: LengthUnit | undefined };

const unitOf = ({ first }: Side): LengthUnit | undefined => first.unit;

/** Reads a number with or without an area unit, or two sides; undefined for a single length. */
const roomIn = (reader: Reader): Room | undefined => {
  const sides = reader.sides(2);
  if (sides.length === 2) return { sides, unit: sides.map(unitOf).find(Boolean) };
  if (!sides[0] || unitOf(sides[0])) return undefined;
  return { sides, unit: reader.take('area')?.unit };
};

const MAX_ROOMS = 50;

const roomsIn = (reader: Reader): readonly Room[] | undefined => {
  const rooms: Room[] = [];
  let mustBeSides = false;
  do {
    const room = roomIn(reader);
    if (!room || (mustBeSides && room.sides.length < 2) || rooms.length === MAX_ROOMS) return undefined;
    rooms.push(room);
    // A list pasted into a one-line field has lost its line breaks: `12x10 5x4`.
    mustBeSides = room.sides.length === 2 && reader.next?.kind === 'number';
  } while (mustBeSides || reader.take('and'));
  return reader.isAtEnd ? rooms : undefined;
};

/** A unit given for one side applies to the sides without a unit. */
const areaOf = ({ sides, unit }: Room, otherwise: LengthUnit): Ratio => {
  const own = unit ?? otherwise;
  const [one, other] = sides;
  if (one && other) return times(lengthOf(one, own), lengthOf(other, own));
  return times(one?.first.amount ?? { top: 0n, bottom: 1n }, { top: LENGTHS[own] ** 2n, bottom: 1n });
};

/**
 * Parses an area in `unit`: a number with or without an area unit, or two sides (`12 x 10`, `12 ft 6 in × 10 ft`, `3,5
 * m par 4 m`). Several areas are added, separated by `+`, `and`, `et`, `;` or line breaks. Returns undefined for any
 * other text, including a single length.
 */
export const typedArea = (text: string, languageTag: string, unit: AreaUnit): Decimal | undefined => {
  const decimal = typedDecimal(text, languageTag);
  if (decimal) return decimal;
  const rooms = roomsIn(new Reader(tokensOf(plain(text), languageTag)));
  if (!rooms) return undefined;
  const otherwise = rooms.find((room) => room.unit)?.unit ?? SIDES[unit];
  const sum = rooms.map((room) => areaOf(room, otherwise)).reduce(plus);
  return decimalFrom(times(sum, { top: 1n, bottom: LENGTHS[SIDES[unit]] ** 2n }));
};

/** One side of a size: millimetres if it has a unit, otherwise a bare number. */
export type SizeSide = { mm: number } | { bare: number };

/** Two or three sides (`12 x 24 in`), or a single side with a unit (`20 mm`). */
export type TypedSize = { sides: readonly SizeSide[] };

const MAX_SIDES = 3;

const sizeSide = (side: Side, shared: LengthUnit | undefined): SizeSide => {
  const unit = unitOf(side) ?? shared;
  const { top, bottom } = side.first.amount;
  return unit ? { mm: millimetres(lengthOf(side, unit)) } : { bare: Number(top) / Number(bottom) };
};

/** The unit of one of two sides applies to both; the third of three sides is often a thickness in its own unit. */
const sizeOf = (sides: readonly Side[]): TypedSize | undefined => {
  const [first, second, third] = sides;
  if (!first || (!second && !unitOf(first))) return undefined;
  const shared = unitOf(first) ?? (second && unitOf(second));
  const last = third && unitOf(third);
  const common = shared ?? (last === 'in' ? last : undefined);
  return { sides: sides.map((side, index) => sizeSide(side, index === 2 ? (last ?? common) : common)) };
};

/** Splits a text into its sizes and the text between them (lower case, without accents), in order. */
export const typedSizes = (text: string, languageTag = 'en-CA'): readonly (string | TypedSize)[] => {
  const typed = plain(text);
  const tokens = tokensOf(typed, languageTag);
  const reader = new Reader(tokens);
  const found: (string | TypedSize)[] = [];
  let from = 0;
  while (!reader.isAtEnd) {
    const at = reader.at;
    const size = sizeOf(reader.sides(MAX_SIDES));
    const [start, end] = [tokens[at]?.start ?? 0, tokens[reader.at - 1]?.end ?? 0];
    const isWhole = !/[\p{L}\p{N}]/u.test(typed.charAt(end));
    if (size && isWhole && reader.next?.kind !== 'area') {
      found.push(typed.slice(from, start), size);
      from = end;
    } else reader.at = at + 1;
  }
  return [...found, typed.slice(from)];
};
