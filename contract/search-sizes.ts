/** Sizes as search words: `12x24`, `12x24in`, `300x600mm`, `20mm`. */
import type { SizeSide, TypedSize } from './typed-size.ts';

const MM_PER_INCH = 25.4;
const MM_PER_CM = 10;

/** Millimetres: two sides of a face, or a single side or thickness. */
export type Size = readonly [number] | readonly [number, number];

const rounded = (value: number): number => Math.round(value * 100) / 100;

const inMm = (side: SizeSide): number => ('mm' in side ? side.mm : side.bare * MM_PER_INCH);

const isWholeInches = (mm: number): boolean => Number.isInteger(rounded((mm / MM_PER_INCH) * 16));

const wordFor = (mm: readonly number[]): string =>
  mm.every(isWholeInches)
    ? `${mm.map((side) => rounded(side / MM_PER_INCH)).join('x')}in`
    : `${mm.map(rounded).join('x')}mm`;

/** Search words of a typed size; a third side is a thickness and becomes its own word. */
export const sizeWords = ({ sides: [first, second, third] }: TypedSize): readonly string[] => {
  if (!first) return [];
  const isBare = 'bare' in first && second && 'bare' in second;
  const face = isBare
    ? `${rounded(first.bare)}x${rounded(second.bare)}`
    : wordFor([first, ...(second ? [second] : [])].map(inMm));
  return [face, ...(third && 'mm' in third ? [wordFor([third.mm])] : [])];
};

const WORD = /^(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?(mm|in)?$/;
const MM_PER_UNIT = { mm: 1, in: MM_PER_INCH } as const;

type SizeWord = { sides: readonly number[]; unit: 'mm' | 'in' | undefined };

const partsOf = (word: string): SizeWord | undefined => {
  const [, first, second, unit] = WORD.exec(word) ?? [];
  if (first === undefined || (second === undefined && unit === undefined)) return undefined;
  return {
    sides: [first, second].flatMap((side) => (side === undefined ? [] : [Number(side)])),
    unit: unit === 'mm' || unit === 'in' ? unit : undefined,
  };
};

const sizeFrom = (sides: readonly number[], unit: number): Size | undefined => {
  const [first, second] = sides.map((side) => side * unit);
  if (first === undefined) return undefined;
  return second === undefined ? [first] : [first, second];
};

/** Possible readings of a word, the most likely first: bare numbers are inches, then centimetres, then millimetres. */
const readingsOf = (word: string): readonly Size[] => {
  const parts = partsOf(word);
  if (!parts) return [];
  const units = parts.unit ? [MM_PER_UNIT[parts.unit]] : [MM_PER_INCH, MM_PER_CM, 1];
  return units.map((unit) => sizeFrom(parts.sides, unit)).filter((size) => size !== undefined);
};

export const isSizeWord = (word: string): boolean => partsOf(word) !== undefined;

/** Reads a size of the catalogue: bare numbers are inches, or millimetres from 200 on. */
export const sizeOfCatalogue = (word: string): Size | undefined => {
  const [first, , millimetres] = readingsOf(word);
  return millimetres?.some((side) => side >= 200) ? millimetres : first;
};

const TOLERANCE = 0.02;
const TOLERANCE_MM = 2;
const LARGE_MM = 50;

/**
 * Trade sizes are nominal: 12 in is sold as 30 cm and as 298 mm. Two sides are equal within 2%, and from 5 cm on within
 * 2% plus 2 mm.
 */
const isSameSide = (one: number, other: number): boolean => {
  const most = Math.max(one, other);
  return Math.abs(one - other) <= most * TOLERANCE + (most >= LARGE_MM ? TOLERANCE_MM : 0);
};

/** Compares without regard to order: 24 × 12 equals 12 × 24. */
export const isSameSize = (one: Size, other: Size): boolean => {
  const [a, b] = one;
  const [c, d] = other;
  if (b === undefined || d === undefined) return b === d && isSameSide(a, c);
  return (isSameSide(a, c) && isSameSide(b, d)) || (isSameSide(a, d) && isSameSide(b, c));
};

const BEGINNING = /^(\d+(?:\.\d+)?)x(\d*(?:\.\d+)?)$/;

/** Known sizes in inches that begin with the typed text: `12x2` matches 12 × 24. */
const begunBy = (word: string, known: readonly Size[]): readonly Size[] =>
  BEGINNING.test(word)
    ? known.filter((size) => {
        const [a, b] = size.map((side) => rounded(side / MM_PER_INCH));
        return b !== undefined && [`${a}x${b}`, `${b}x${a}`].some((text) => text.startsWith(word));
      })
    : [];

/** Known sizes that a word can mean, by its first reading that matches any. */
export const meantSizes = (word: string, known: readonly Size[]): readonly Size[] => {
  for (const reading of readingsOf(word)) {
    const same = known.filter((size) => isSameSize(size, reading));
    if (same.length > 0) return same;
  }
  return begunBy(word, known);
};

/** Returns whether two search words match; sizes of the catalogue match in every spelling. */
export const isSameWord = (typed: string, own: string): boolean => {
  if (typed === own) return true;
  const size = isSizeWord(typed) ? sizeOfCatalogue(own) : undefined;
  return size !== undefined && readingsOf(typed).some((reading) => isSameSize(reading, size));
};
