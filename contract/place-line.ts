import { languageFacts } from './language-facts.ts';
import type { Language } from './languages.ts';

/** Formats a street address; in French a comma follows the number. */
export const streetIn = (language: Language, street: string): string => languageFacts(language).street(street);

/** The region of an address: its name in French, its code in English. */
export const regionIn = (language: Language, { name, code }: { name: string; code: string }): string =>
  (languageFacts(language).region === 'name' && name) || code;

type City = {
  city: string;
  /** In the format of `regionIn`. */
  region: string;
  postcode: string;
};

/** City, region and postal code on one line: `Laval (Québec) H7P 0B2`, `Laval, QC H7P 0B2`. */
export const cityLine = (language: Language, { city, region, postcode }: City): string =>
  languageFacts(language).cityLine(city, region, postcode);

export const placeLine = (language: Language, { street, ...city }: City & { street: string }): string =>
  [streetIn(language, street), cityLine(language, city)].filter(Boolean).join(', ');
