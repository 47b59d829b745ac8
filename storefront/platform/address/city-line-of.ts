import type { Language } from '#contract/languages.ts';
import { cityLine, regionIn } from '#contract/place-line.ts';
import type { Address } from './address.ts';

/** The last line of an address; in French with the province's name, if known. */
export const cityLineOf = (
  language: Language,
  { city, region, region_code: code, postcode }: Pick<Address, 'city' | 'region' | 'region_code' | 'postcode'>,
): string =>
  cityLine(language, { city, region: regionIn(language, { name: region ?? '', code: code ?? '' }), postcode });
