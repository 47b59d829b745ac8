import { barePostcode, hasBritishPostcodes, postcodeLike } from '#contract/address.ts';
import { placeKey } from '#contract/places.ts';
import { countryFormat } from './countries.ts';

/** A range of sortable postal codes, compared by character code. Both ends are inclusive. */
export type PostalRange = { first: string; last: string };

/** Also matches places without postal codes. */
export const EVERY_POSTCODE: PostalRange = { first: '', last: '' };

/** Sorts after every letter and digit. */
const LAST = '~';

const startingWith = (start: string): PostalRange => ({ first: start, last: start + LAST });

const WHOLE_BRITISH = /^([A-Z]{1,2})(\d{1,2})([A-Z]?)(\d[A-Z]{2})$/;
const DISTRICT = /^([A-Z]{1,2})(\d{1,2})([A-Z]?)$/;

/** `E` and `1` become `E01`, so that E1 sorts before E14 and is not a prefix of it. */
const district = (area: string, number: string): string => area + number.padStart(2, '0');

const britishKey = (code: string): string => {
  const [, area, number, letter, inward] = WHOLE_BRITISH.exec(code) ?? [];
  if (area && number) return district(area, number) + (letter || ' ') + inward;
  const [, outwardArea, outwardNumber, outwardLetter] = DISTRICT.exec(code) ?? [];
  return outwardArea && outwardNumber ? district(outwardArea, outwardNumber) + (outwardLetter || ' ') : code;
};

/** The postal code in the form that {@link PostalRange}s compare; empty for an empty one. */
export const postalKey = (country: string, postcode: string): string => {
  const code = barePostcode(postcode);
  return hasBritishPostcodes(country) ? britishKey(code) : code;
};

const BRITISH_EXAMPLE = 'such as BT*, E1, IV1-IV28 or SW1A 1AA';

const britishRanges = (text: string): readonly PostalRange[] | undefined => {
  const [from, to, ...more] = text.split('-').map(barePostcode);
  if (!from || more.length > 0) return undefined;
  if (to !== undefined) {
    const [, area, first, letter] = DISTRICT.exec(from) ?? [];
    const [, lastArea, last, lastLetter] = DISTRICT.exec(to) ?? [];
    if (!area || !first || !last || area !== lastArea || letter || lastLetter || Number(first) > Number(last))
      return undefined;
    return [{ first: district(area, first), last: district(area, last) + LAST }];
  }
  const start = from.replace(/\*$/, '');
  if (WHOLE_BRITISH.test(start)) return [startingWith(britishKey(start))];
  const [, area, number = '', letter = ''] = /^([A-Z]{1,2})(\d{0,2})([A-Z]?)$/.exec(start) ?? [];
  if (!area || (letter && !number)) return undefined;
  if (number === '')
    return from.endsWith('*') ? [startingWith(area)] : [{ first: `${area}0`, last: `${area}9${LAST}` }];
  const own = startingWith(district(area, number) + letter);
  // SW1* matches all codes with that prefix: SW1, SW1A, and SW10 to SW19.
  const isBeginning = from.endsWith('*') && number.length === 1 && !letter && number !== '0';
  return isBeginning ? [own, { first: `${area}${number}0`, last: `${area}${number}9${LAST}` }] : [own];
};

/** Digits as 0 and letters as A. */
const shapeOf = (code: string): string => code.replaceAll(/\d/g, '0').replaceAll(/[A-Z]/g, 'A');

const isWhole = (country: string, text: string): boolean => {
  const format = countryFormat(country)?.postcode;
  return !format || [text, barePostcode(text)].some((code) => !postcodeLike(format)(code));
};

const otherRanges = (country: string, text: string): readonly PostalRange[] | undefined => {
  if (text.endsWith('*')) {
    const start = barePostcode(text.slice(0, -1));
    return /^[A-Z0-9]+$/.test(start) ? [startingWith(start)] : undefined;
  }
  if (isWhole(country, text) || placeKey(country, barePostcode(text)) === barePostcode(text)) {
    const code = barePostcode(text);
    return /^[A-Z0-9]+$/.test(code) ? [startingWith(code)] : undefined;
  }
  const parts = text.split('-');
  const half = parts.length / 2;
  const [first, last] = [parts.slice(0, half), parts.slice(half)].map((part) => barePostcode(part.join('')));
  if (!Number.isInteger(half) || !first || !last || !/^[A-Z0-9]+$/.test(first)) return undefined;
  return shapeOf(first) === shapeOf(last) && first <= last ? [{ first, last: last + LAST }] : undefined;
};

/**
 * Ranges of one entry in a file: a prefix (`H0H*`), a range (`10000-19999`), or one code with its extensions
 * (`05401`). In the United Kingdom also an area (`BT`), a district (`E1`, without E10) or a range of districts
 * (`IV1-IV28`). Returns an error message for other entries.
 */
export const postalRanges = (country: string, entry: string): readonly PostalRange[] | { problem: string } => {
  const format = countryFormat(country);
  if (!format || format.postcodes === 'none') return { problem: `${country} has no postal codes` };
  const text = entry.trim().toUpperCase();
  const ranges = hasBritishPostcodes(country) ? britishRanges(text) : otherRanges(country, text);
  if (ranges) return ranges;
  const example = format.postcode?.example ?? '';
  const isPrefix = /\d/.test(example) && !hasBritishPostcodes(country);
  return {
    problem: `"${entry}" is no postal code of ${country} and no range of them, ${
      isPrefix ? `such as ${example} or ${example.slice(0, 2)}*` : BRITISH_EXAMPLE
    }`,
  };
};

/** True if the two ranges have a code in common. */
export const doOverlap = (one: PostalRange, other: PostalRange): boolean =>
  one.first <= other.last && other.first <= one.last;

/** True if a postal code, as {@link postalKey} returns it, is in the range. */
export const isInRange = ({ first, last }: PostalRange, key: string): boolean => first <= key && key <= last;
