import type { AreaUnit } from './area-price.ts';
import { typedDecimal, type Decimal } from './decimal.ts';
import { lengthOf, millimetres, Reader, unitOf, type Side } from './measure-reader.ts';
import { LENGTHS, plain, plus, times, tokensOf, type LengthUnit, type Ratio } from './measure-tokens.ts';

const DIGITS = 9;

/** Truncates to nine decimals: whole values stay whole, and no value is rounded up past them. */
const decimalFrom = ({ top, bottom }: Ratio): Decimal => ({
  digits: (top * 10n ** BigInt(DIGITS)) / bottom,
  scale: DIGITS,
});

/** Parses a length such as `26 1/2"`, `12 ft 6 in` or `3,5 m` into millimetres; undefined unless it is above 0. */
export const typedLength = (text: string, languageTag: string, unit: LengthUnit): number | undefined => {
  const reader = new Reader(tokensOf(plain(text), languageTag));
  const side = reader.side();
  const length = side && reader.isAtEnd ? lengthOf(side, unit) : undefined;
  return length && length.top > 0n ? millimetres(length) : undefined;
};

const SIDES: Readonly<Record<AreaUnit, LengthUnit>> = { m2: 'm', sqft: 'ft' };

type Room = { sides: readonly Side[]; unit: LengthUnit | undefined };

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
