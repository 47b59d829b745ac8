import { lengthOf, millimetres, Reader, unitOf, type Side } from './measure-reader.ts';
import { plain, tokensOf, type LengthUnit } from './measure-tokens.ts';

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
