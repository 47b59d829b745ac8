import { ADDRESS_FIELDS, type AddressFieldName } from './address-fields.ts';
import { addressFormat, hasRegionCodes } from './address-format.ts';
import type { Language } from './languages.ts';
import { cityLine, regionIn } from './place-line.ts';

type Place = {
  city: string;
  region: { name: string; code: string };
  postcode: string;
  countryId: string;
};

type PrintedAddress = Place & {
  firstname: string;
  lastname: string;
  street: readonly string[];
} & { readonly [name in AddressFieldName]?: string | null | undefined };

/** Countries whose address format depends on the language: `Laval, QC H7P 0B2` and `Laval (Québec) H7P 0B2`. */
const OF_LANGUAGE: ReadonlySet<string> = new Set(['CA', 'US']);

/**
 * Fills in one line of a format. Punctuation is printed between two existing parts, and before the first part of the
 * line.
 */
const formatLine = (format: string, parts: Readonly<Record<string, string>>): string => {
  let line = '';
  let sign = '';
  let isFirst = true;
  for (const character of format) {
    const part = parts[character];
    if (part) line += `${line || isFirst ? sign : ''}${part}`;
    sign = /[A-Z]/.test(character) ? '' : sign + character;
    isFirst &&= sign !== '';
  }
  return line;
};

const formatLines = (format: string, parts: Readonly<Record<string, string>>): string[] =>
  format
    .split('|')
    .flatMap((line) => formatLine(line, parts).split('\n'))
    .filter(Boolean);

const partsOf = ({ city, region, postcode, countryId }: Place): Record<string, string> => {
  const text = (hasRegionCodes(countryId) && region.code) || region.name;
  return { C: city, S: text === city ? '' : text, Z: postcode };
};

const formatOf = (language: Language, countryId: string): string =>
  OF_LANGUAGE.has(countryId) ? 'N|O|A|C' : addressFormat(language, countryId);

/** City, region and postal code in the order of the country. */
const placePartsOf = (language: Language, place: Place): Record<string, string> =>
  OF_LANGUAGE.has(place.countryId)
    ? { C: cityLine(language, { ...place, region: regionIn(language, place.region) }) }
    : partsOf(place);

/** Lines of city, region and postal code. */
export const placeLines = (language: Language, place: Place): string[] =>
  formatLines(formatOf(language, place.countryId), placePartsOf(language, place));

const FIRST_NAME_POSITION = 20;
const LAST_NAME_POSITION = 40;

const nameOf = (address: PrintedAddress): string =>
  [
    ...ADDRESS_FIELDS.filter(({ printed }) => printed === 'name').map(
      ({ name, position }) => [position, address[name]] as const,
    ),
    [FIRST_NAME_POSITION, address.firstname] as const,
    [LAST_NAME_POSITION, address.lastname] as const,
  ]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, text]) => text || [])
    .join(' ');

const printed = (address: PrintedAddress, where: 'below name' | 'below address'): string[] =>
  ADDRESS_FIELDS.filter((field) => field.printed === where).flatMap(({ name }) => address[name] || []);

/** Lines of an address in the format of its country. Without `country`, its name, the country is not printed. */
export const addressLines = (language: Language, address: PrintedAddress, country = ''): string[] =>
  [
    ...formatLines(formatOf(language, address.countryId), {
      ...placePartsOf(language, address),
      N: nameOf(address),
      O: printed(address, 'below name').join('\n'),
      A: address.street.join('\n'),
    }),
    country,
    ...printed(address, 'below address'),
  ].filter(Boolean);
