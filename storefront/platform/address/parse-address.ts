import { canadianPostcode, ZIP, ZIP_EXTENSION } from '#contract/postcode-pattern.ts';
import { regionOfPostcode } from '#contract/postcode-region.ts';
import { nameKey, regionNamed } from '#contract/region-names.ts';
import { normaliseTelephone, telephone } from '#contract/telephone.ts';
import { email as emailRule } from '#contract/validation.ts';

/** The parts of a pasted address; empty if not found. */
export type ParsedAddress = {
  street: readonly string[];
  /** ISO code. */
  country: string;
  /** Code of the province or state if the country's list has it, otherwise the pasted text. */
  region: string;
  streetNumber: string;
  city: string;
  /** Without spaces. */
  postcode: string;
  firstname: string | undefined;
  lastname: string | undefined;
  company: string | undefined;
  telephone: string | undefined;
  email: string | undefined;
};

type Country = { id: string; name: string; regions: readonly { code: string; name: string }[] };

/** Countries with the house number after the street name. */
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
const MAX_LENGTH = 1000;

const COUNTRY_NAMES: Readonly<Record<string, readonly string[]>> = {
  CA: ['canada'],
  US: ['us', 'usa', 'unitedstates', 'unitedstatesofamerica', 'etatsunis', 'etatsunisdamerique'],
};

const words = (list: string): string => `(?:${list.replaceAll(' ', '|')})`;

const CIVIC_NUMBER = String.raw`(?:n[o°º]\.? ?|# ?)?\d+[a-z]?(?: ?½| 1/2)?(?:-\d+[a-z]?)?`;
const ONLY_A_NUMBER = new RegExp(`^${CIVIC_NUMBER}$`, 'i');
/** Text after a house number: a name, or a numbered street. */
const BEGINS_A_STREET = /^(?:\D|\d+(?:e|re|er|ère|ième|th|st|nd|rd)\b)/i;
const BEGINS_WITH_NUMBER = new RegExp(`^${CIVIC_NUMBER}[ ,]`, 'i');
const UNIT = new RegExp(
  `^(?:#|${words('apt apartment app appartement appt suite ste bureau bur unit unite unité local porte room rm floor étage etage')}\\b)|^\\d+(?:e|er|th|st|nd|rd) (?:étage|etage|floor)\\b`,
  'iu',
);
const STREET_WORD = new RegExp(
  `(?:^|[ ,])${words('rue avenue av ave boulevard boul bd blvd chemin ch route rte rang place pl côte cote montée montee allée allee cercle croissant impasse ruelle terrasse promenade quai autoroute street st road rd drive dr lane ln court ct crescent cres way parkway pkwy highway hwy circle terrace trail square sideroad line concession broadway')}(?=[ .,]|$)`,
  'iu',
);
/** Deliveries to a box, a rural route or a post office. */
const BOX =
  /^(?:p\.?\s?o\.? ?box|post office box|c\.? ?p\.?(?= ?\d)|case postale|b\.? ?p\.?(?= ?\d)|r\.? ?r\.?(?= ?#? ?\d)|general delivery|poste restante|g\.?d\.?$)/i;
const ATTENTION =
  /^(?:attn|att|attention|à l['’]attention de|a l['’]attention de|c\/o|a\/s(?: de)?|aux soins de)\b[ :.]*/i;
const BUSINESS =
  /(?:^|[ ,])(?:inc|ltd|ltée|ltee|limited|limitée|llc|llp|corp|corporation|co|company|compagnie|enr|s\.?e\.?n\.?c|cie|gmbh|sa|sarl)\.?(?:$|[ ,])|&/i;
const TITLE = /^(?:m|mr|mrs|ms|mme|mlle|dr|dre|me)\.? /i;
const LABEL = /^(?:t[ée]l[ée]phone|t[ée]l|phone|ph|cell|cellulaire|mobile|courriel|e-?mail|mail)[ .:]+/i;

/** Splits a line at its commas, except between a house number and its street: `12, rue des Ormes`. */
const partsOf = (line: string): readonly string[] => {
  const parts: string[] = [];
  for (const part of line.split(',').map((text) => text.trim())) {
    const last = parts.at(-1);
    if (last !== undefined && ONLY_A_NUMBER.test(last) && BEGINS_A_STREET.test(part) && !UNIT.test(part))
      parts.splice(-1, 1, `${last}, ${part}`);
    else if (part) parts.push(part);
  }
  return parts;
};

type Contact = Pick<ParsedAddress, 'telephone' | 'email'>;

/** Extracts telephone and email from the lines. */
const contactIn = (lines: readonly string[]): Contact & { rest: readonly string[] } => {
  const contact: Contact = { telephone: undefined, email: undefined };
  const rest = lines.flatMap((line) => {
    const value = line.replace(LABEL, '');
    if (value && !emailRule(value)) contact.email ??= value;
    else if (!telephone(value)) contact.telephone ??= normaliseTelephone(value);
    else return partsOf(line);
    return [];
  });
  return { ...contact, rest };
};

const splitStreet = (line: string, country: string): string => {
  const found = NUMBER_FOLLOWS.has(country)
    ? /\s(\d+\s?[a-z]?(?:[-/]\d+[a-z]?)?)$/i.exec(line)
    : /^(?:n[o°º]\.? ?|# ?)?(\d+[a-z]?(?: ?½| 1\/2)?(?:[-/]\d+[a-z]?)?)[\s,]/i.exec(line);
  return found?.[1] ?? '';
};

/** Index of the street: prefers a number with a street word, then a box, then any number, then the first part. */
const streetAt = (parts: readonly string[]): number => {
  const tests = [
    (part: string) => /\d/.test(part) && STREET_WORD.test(part) && !ATTENTION.test(part),
    (part: string) => BOX.test(part),
    (part: string) => BEGINS_WITH_NUMBER.test(part) && !UNIT.test(part),
    (part: string) => STREET_WORD.test(part) && !BUSINESS.test(part),
    (part: string) => /\d/.test(part) && !UNIT.test(part),
  ];
  for (const test of tests) {
    const at = parts.findIndex(test);
    if (at >= 0) return at;
  }
  return 0;
};

type Person = Pick<ParsedAddress, 'firstname' | 'lastname' | 'company'>;

/** Name and company before the street, in any order; units among them belong to the street. */
const personIn = (above: readonly string[]): Person & { units: readonly string[] } => {
  const units = above.filter((part) => UNIT.test(part));
  const others = above.filter((part) => !UNIT.test(part));
  const attention = others.find((part) => ATTENTION.test(part))?.replace(ATTENTION, '');
  const [first, ...more] = others.filter((part) => !ATTENTION.test(part));
  const isPerson = first !== undefined && !attention && !BUSINESS.test(first) && !/\d/.test(first) && / /.test(first);
  const name = (attention ?? (isPerson ? first : '')).replace(TITLE, '');
  const [firstname, ...last] = name.split(' ');
  const business = isPerson || first === undefined ? more : [first, ...more];
  return {
    firstname: firstname || undefined,
    lastname: last.join(' ') || undefined,
    company: business.join(', ') || undefined,
    units,
  };
};

type Place = { city: string; region: string; before: readonly string[] };

/** City and region after the street, in any of the usual orders. */
const placeIn = (parts: readonly string[], country: Country): Place => {
  const regionOf = (text: string): string => regionNamed(country.id, text, country.regions);
  // The city may be named like its region: only the last match is the region, and not if nothing else is named.
  const regionIndex = parts.length > 1 ? parts.findLastIndex((part) => regionOf(part) !== '') : -1;
  const region = regionOf(parts[regionIndex] ?? '');
  const names = parts.filter((_, index) => index !== regionIndex);
  // Splits "Montréal QC" and "Montréal (Québec)".
  const whole = names.at(-1) ?? '';
  const list = whole.split(' ');
  const cut = list.findIndex((_, index) => index > 0 && regionOf(list.slice(index).join(' ')) !== '');
  return {
    city: cut > 0 ? list.slice(0, cut).join(' ') : whole,
    region: region || (cut > 0 ? regionOf(list.slice(cut).join(' ')) : ''),
    before: names.slice(0, -1),
  };
};

/**
 * Parses an address with several lines or commas: recipient, street, city, region, postal code (before or after the
 * city) and country, plus telephone and email if present. `countries` are the allowed countries; the first is the
 * default. Returns undefined for an incomplete address.
 */
export const parseAddress = (text: string, countries: readonly Country[]): ParsedAddress | undefined => {
  if (text.length > MAX_LENGTH) return undefined;
  const lines = text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim());
  const { rest: parts, ...contact } = contactIn(lines.filter(Boolean));
  const last = nameKey(parts.at(-1) ?? '');
  const named = countries.find(
    ({ id, name }) => nameKey(name) === last || nameKey(id) === last || COUNTRY_NAMES[id]?.includes(last),
  );
  const rest = named && parts.length > 2 ? parts.slice(0, -1) : parts;
  for (const country of named ? [named] : countries) {
    const pattern = POSTCODES[country.id] ?? ANY_POSTCODE;
    const at = rest.findLastIndex((part, index) => index > 0 && pattern.test(part));
    const code = pattern.exec(rest[at] ?? '')?.[0];
    if (!code) continue;
    const street = streetAt(rest.slice(0, at));
    const [line = ''] = rest.slice(street);
    const places = rest
      .slice(street + 1)
      .map((part) => part.replace(code, '').replaceAll(/[()]/g, ' ').replaceAll(/\s+/g, ' ').trim())
      .filter(Boolean);
    const { city, region, before } = placeIn(places, country);
    const found = region || (country.regions.length > 0 ? (regionOfPostcode(country.id, code) ?? '') : '');
    if (!city || UNIT.test(city) || (country.regions.length > 0 && !found)) continue;
    const { units, ...person } = personIn(rest.slice(0, street));
    return {
      ...person,
      street: [line, ...units, ...before],
      country: country.id,
      region: found,
      streetNumber: splitStreet(line, country.id),
      city,
      postcode: code.replaceAll(/\s/g, ''),
      ...contact,
    };
  }
  return undefined;
};
