import { primaryLanguage } from './languages.ts';

const NBSP = '\u00a0';
const twoDigits = (minute: number): string => String(minute).padStart(2, '0');

/** Rules of writing that `Intl` does not have. */
export type LanguageFacts = Readonly<{
  /** Between a label and its value. */
  colon: string;
  /** After a number. */
  percent: string;
  /** The decimal sign of numbers; `Intl` knows it in other languages. */
  decimalSign?: '.' | ',';
  /** Unit of areas that forms offer first. */
  areaUnit: 'SQFT' | 'M2';
  /** Corrections of what `Intl.DateTimeFormat` writes, in order. */
  dates: readonly (readonly [RegExp, string])[];
  /** The hour of a day; `Intl` writes it in other languages. */
  hour?: (hour: number, minute: number) => string;
  /** A street address, given with the number first and without a comma. */
  street: (street: string) => string;
  /** Name of the region in an address. */
  region: 'name' | 'code';
  /** City, region and postal code on one line; each may be empty. */
  cityLine: (city: string, region: string, postcode: string) => string;
}>;

const joined = (parts: readonly string[], separator: string): string => parts.filter(Boolean).join(separator);

const NEUTRAL: LanguageFacts = {
  colon: ': ',
  percent: `${NBSP}%`,
  dates: [],
  areaUnit: 'M2',
  street: (street) => street,
  region: 'code',
  cityLine: (city, region, postcode) => joined([city, joined([region, postcode], ' ')], ', '),
};

const FRENCH_STREET =
  /^(\d+[A-Za-z]?) (?=(?:allée|avenue|boulevard|chemin|côte|cour|montée|place|quai|rang|route|rue|square)\b)/iu;

/** Facts of languages that differ from the neutral ones. Others may be added here. */
const FACTS: Readonly<Record<string, Partial<LanguageFacts>>> = {
  en: {
    percent: '%',
    decimalSign: '.',
    areaUnit: 'SQFT',
    hour: (hour, minute) =>
      `${hour % 12 || 12}${minute ? `:${twoDigits(minute)}` : ''}${NBSP}${hour < 12 ? 'a.m.' : 'p.m.'}`,
  },
  fr: {
    colon: `${NBSP}: `,
    decimalSign: ',',
    // "1er décembre" and "9 h 05", where the data of browsers and Node has "1 décembre" and "09 h 05".
    dates: [
      [/(?<!\d)1(?=[\s\u00a0][a-zéû]{3})/u, '1er'],
      [/(?<!\d)0(?=\d[\s\u00a0]h[\s\u00a0])/u, ''],
    ],
    hour: (hour, minute) => `${hour}${NBSP}h${minute ? `${NBSP}${twoDigits(minute)}` : ''}`,
    street: (street) => street.replace(FRENCH_STREET, '$1, '),
    region: 'name',
    cityLine: (city, region, postcode) =>
      joined([city && region ? `${city} (${region})` : city || region, postcode], ' '),
  },
};

/** Facts of a language, or of a language tag such as `fr-CA`. */
export const languageFacts = (language: string): LanguageFacts => ({ ...NEUTRAL, ...FACTS[primaryLanguage(language)] });

/** The decimal sign of a language tag such as `fr-CA`. */
export const decimalSignOf = (languageTag: string): string =>
  languageFacts(languageTag).decimalSign ??
  new Intl.NumberFormat(languageTag).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ??
  '.';

/** Languages of regions that differ from their country's: emails to places there are written in them. */
const LANGUAGE_OF_REGION: Readonly<Record<string, string>> = { 'CA-QC': 'fr' };

/** The language of a region; undefined if it is the country's. */
export const languageOfRegion = ({
  country,
  regionCode,
}: {
  country: string;
  regionCode: string;
}): string | undefined => LANGUAGE_OF_REGION[`${country}-${regionCode}`];
