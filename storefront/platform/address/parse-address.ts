import { canadianPostcode, ZIP, ZIP_EXTENSION } from '#contract/postcode-pattern.ts';

/** An address as somebody pasted it, in parts. What was not found is empty. */
export type ParsedAddress = {
  street: readonly string[];
  /** ISO code. */
  country: string;
  /** Code of the province or state where the country lists it, else as it was written. */
  region: string;
  streetNumber: string;
  city: string;
  /** Without spaces. */
  postcode: string;
};

type Country = { id: string; name: string; regions: readonly { code: string; name: string }[] };

/** There the number stands behind the name of the street. */
const NUMBER_FOLLOWS: ReadonlySet<string> = new Set('AT BE DK DE GR IS IT NL NO PT ES SE CH'.split(' '));

const POSTCODES: Readonly<Record<string, RegExp>> = {
  CA: new RegExp(`\\b${canadianPostcode('[ -]?')}\\b`, 'i'),
  US: new RegExp(`\\b${ZIP}(?:${ZIP_EXTENSION})?\\b`),
  NL: /\b\d{4} ?[A-Z]{2}\b/i,
  SE: /\b\d{3} ?\d{2}\b/,
  GR: /\b\d{3} ?\d{2}\b/,
  PT: /\b\d{4}(?:-\d{3})?\b/,
};
const ANY_POSTCODE = /\b\d{4,5}\b/;

/** Without case, accents and points. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}.]/gu, '')
    .trim()
    .toLowerCase();

/** "Québec" is shortened, and so is what the country lists. */
const regionOf = (text: string, regions: Country['regions']): string => {
  const wanted = plain(text);
  if (wanted === 'quebec' || wanted === 'qc') return 'QC';
  return regions.find(({ code, name }) => plain(code) === wanted || plain(name) === wanted)?.code ?? '';
};

const splitStreet = (line: string, country: string): string => {
  const found = NUMBER_FOLLOWS.has(country)
    ? /\s(\d+\s?[a-z]?(?:[-/]\d+[a-z]?)?)$/i.exec(line)
    : /^(\d+[a-z]?(?:[-/]\d+[a-z]?)?)[\s,]/i.exec(line);
  return found?.[1] ?? '';
};

/**
 * Reads an address of several lines, or with commas: street, city, region, postal code and country, the postal code before
 * or behind the city. `countries`: those that may be named; the first one is taken when none is. Undefined when it is
 * not a whole address.
 */
export const parseAddress = (text: string, countries: readonly Country[]): ParsedAddress | undefined => {
  const parts = text
    .split(/[\n,]/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
  const isNamed = ({ id, name }: Country, part: string): boolean => [id, name].map(plain).includes(plain(part));
  const last = parts.at(-1) ?? '';
  const named = countries.find(
    (country) => isNamed(country, last) || (country.id === 'US' && /^usa?$/i.test(plain(last))),
  );
  const rest = named && parts.length > 2 ? parts.slice(0, -1) : parts;
  const guesses = named ? [named] : countries;
  for (const country of guesses) {
    const pattern = POSTCODES[country.id] ?? ANY_POSTCODE;
    const at = rest.findLastIndex((part, index) => index > 0 && pattern.test(part));
    const code = pattern.exec(rest[at] ?? '')?.[0];
    if (!code) continue;
    // Behind the street: city, region and postal code, in any of the usual orders.
    const places = rest
      .slice(1)
      .map((part) => part.replace(code, '').replaceAll(/[()]/g, ' ').trim())
      .filter(Boolean);
    // The city may be named like its region: only the last one is that, and not where nothing else is named.
    const isRegion = (part: string): boolean => regionOf(part, country.regions) !== '';
    const regionAt = places.length > 1 ? places.findLastIndex(isRegion) : -1;
    const region = regionOf(places[regionAt] ?? (places.length === 1 ? places[0]! : ''), country.regions);
    const names = places.filter((_, index) => index !== regionAt);
    const [line = ''] = rest;
    // "Montréal QC" and "Montréal (Québec)" in one part.
    const whole = names.at(-1) ?? '';
    const words = whole.split(' ');
    const cut = words.findIndex((_, index) => index > 0 && regionOf(words.slice(index).join(' '), country.regions));
    const city = cut > 0 ? words.slice(0, cut).join(' ') : whole;
    const found = region || (cut > 0 ? regionOf(words.slice(cut).join(' '), country.regions) : '');
    if (!city || (country.regions.length > 0 && !found)) continue;
    return {
      street: [line, ...names.slice(0, -1)],
      country: country.id,
      region: found,
      streetNumber: splitStreet(line, country.id),
      city,
      postcode: code.replaceAll(/\s/g, ''),
    };
  }
  return undefined;
};
