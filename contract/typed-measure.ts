import type { AreaUnit } from './area-price.ts';
import { typedDecimal, type Decimal } from './decimal.ts';

/** Micrometres, so that inches are whole too. */
const LENGTHS = { mm: 1000n, cm: 10_000n, m: 1_000_000n, in: 25_400n, ft: 304_800n } as const;

export type LengthUnit = keyof typeof LENGTHS;

const WORDS: Readonly<Record<LengthUnit, string>> = {
  mm: 'mm|millim[eè]tres?|millimeters?',
  cm: 'cm|centim[eè]tres?|centimeters?',
  m: 'm|m[eè]tres?|meters?',
  in: '"|in\\.?|inch(?:es)?|po\\.?|pouces?',
  ft: "'|ft\\.?|feet|foot|pi\\.?|pieds?",
};

const UNITS = Object.keys(WORDS) as LengthUnit[];

/** What a number without a unit behind another one means: 12 ft 6, 3 m 50. */
const BELOW: Partial<Record<LengthUnit, LengthUnit>> = { ft: 'in', m: 'cm' };

/** Thousands may be grouped, as in {@link typedDecimal}; a fraction may follow, `12 1/2`. */
const NUMBER = String.raw`(\d[\d.,]*(?:\s\d{3}(?![\d/]))*)?(?<!\d(?=\d*\/))\s*(?:(\d{1,2})\/(\d{1,2}))?`;
const PART = new RegExp(
  `\\s*${NUMBER}\\s*(?:${UNITS.map((unit) => `(?<${unit}>${WORDS[unit]})`).join('|')})?(?![a-zà-ÿ])\\s*`,
  'yi',
);

const AREAS: readonly (readonly [AreaUnit, RegExp])[] = [
  ['sqft', /\s*(?:(?:ft|pi)\.?\s*2|(?:sq\.?|square)\s*(?:ft\.?|feet|foot)|pieds?\s+carr[eé]s?|pi\.?\s*ca\.?)\s*$/i],
  ['m2', /\s*(?:m\s*2|(?:sq\.?|square)\s*(?:m|met(?:re|er)s?)|m[eè]tres?\s+carr[eé]s?)\s*$/i],
];

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

/** Cut off behind nine digits: what is whole stays so, and nothing is rounded up past it. */
const decimalFrom = ({ top, bottom }: Ratio): Decimal => ({
  digits: (top * 10n ** BigInt(DIGITS)) / bottom,
  scale: DIGITS,
});

/** Signs that look alike as one: primes, quotation marks, ½, ², and what stands for “by”. */
const plain = (text: string): string =>
  text
    .replaceAll(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign}`)
    .normalize('NFKC')
    .replaceAll('⁄', '/')
    .replaceAll(/[′’‘]/g, "'")
    .replaceAll(/''|[″”“]/g, '"')
    // Plans write 12'-6" and 26-1/2".
    .replaceAll(/(?<=\d)\s*[-‐‑–]\s*(?=\d+\/\d)|(?<=')\s*[-‐‑–]\s*(?=\d)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const BY = /\s*(?:[x×*]|\b(?:by|par)\b)\s*/i;

type Part = { amount: Ratio; unit: LengthUnit | undefined };

const numberFrom = (whole: string, top: string, bottom: string, languageTag: string): Ratio | undefined => {
  const main = whole ? typedDecimal(whole, languageTag) : undefined;
  if ((whole && !main) || !(whole || top)) return undefined;
  if (!top) return main && ratioOf(main);
  if (BigInt(top) >= BigInt(bottom)) return undefined;
  const fraction = { top: BigInt(top), bottom: BigInt(bottom) };
  return main ? plus(ratioOf(main), fraction) : fraction;
};

const partsOf = (text: string, languageTag: string): readonly Part[] | undefined => {
  const parts: Part[] = [];
  for (let at = 0; at < text.length; at = PART.lastIndex) {
    PART.lastIndex = at;
    const found = PART.exec(text);
    if (!found?.[0]) return undefined;
    const [, whole = '', top = '', bottom = ''] = found;
    const amount = numberFrom(whole, top, bottom, languageTag);
    if (!amount) return undefined;
    parts.push({ amount, unit: UNITS.find((unit) => found.groups?.[unit]) });
  }
  return parts.length > 0 && parts.length <= 2 ? parts : undefined;
};

/** The length of one or two parts, `12 ft 6 in`; the first is in `unit` where it says none. */
const lengthOf = ([first, second]: readonly Part[], unit: LengthUnit): Ratio | undefined => {
  if (!first) return undefined;
  const long = times(first.amount, { top: LENGTHS[first.unit ?? unit], bottom: 1n });
  if (!second) return long;
  const below = first.unit && BELOW[first.unit];
  const small = second.unit ?? below;
  if (!below || !small || LENGTHS[small] >= LENGTHS[first.unit ?? unit]) return undefined;
  return plus(long, times(second.amount, { top: LENGTHS[small], bottom: 1n }));
};

/** A length in millimetres as people write it, `26 1/2"`, `12 ft 6 in`, `3,5 m`; undefined for what is none above 0. */
export const typedLength = (text: string, languageTag: string, unit: LengthUnit): number | undefined => {
  const length = lengthOf(partsOf(plain(text), languageTag) ?? [], unit);
  return length && length.top > 0n ? Number(length.top) / Number(length.bottom) / 1000 : undefined;
};

const SIDES: Readonly<Record<AreaUnit, LengthUnit>> = { m2: 'm', sqft: 'ft' };

/** Two sides; a unit that one of them names is that of both, and without any they are in feet or metres. */
const rectangleOf = (sides: readonly string[], languageTag: string, unit: AreaUnit): Ratio | undefined => {
  const [one, other] = sides.map((side) => partsOf(side, languageTag));
  if (sides.length !== 2 || !one || !other) return undefined;
  const named = one[0]?.unit && other[0]?.unit ? undefined : (other[0]?.unit ?? one[0]?.unit);
  const [long, wide] = [one, other].map((side) => lengthOf(side, named ?? SIDES[unit]));
  return long && wide && times(long, wide);
};

const areaIn = (text: string, languageTag: string, unit: AreaUnit): Ratio | undefined => {
  const sides = text.split(BY);
  const square = LENGTHS[SIDES[unit]] ** 2n;
  if (sides.length > 1) {
    const area = rectangleOf(sides, languageTag, unit);
    return area && times(area, { top: 1n, bottom: square });
  }
  const [named, ending] = AREAS.find(([, words]) => words.test(text)) ?? [unit];
  const amount = typedDecimal(ending ? text.replace(ending, '') : text, languageTag);
  return amount && times(ratioOf(amount), { top: LENGTHS[SIDES[named]] ** 2n, bottom: square });
};

/**
 * An area in `unit` as people write it: a number, with or without a unit of area, or two sides, `12 x 10`,
 * `12 ft 6 in × 10 ft`, `3,5 m par 4 m`; several are added with `+`. Undefined for anything else, a single length too.
 */
export const typedArea = (text: string, languageTag: string, unit: AreaUnit): Decimal | undefined => {
  const areas = plain(text)
    .split('+')
    .map((part) => areaIn(part.trim(), languageTag, unit));
  const sum = areas.reduce<Ratio | undefined>((all, area) => (all && area ? plus(all, area) : undefined), {
    top: 0n,
    bottom: 1n,
  });
  return sum && decimalFrom(sum);
};
