import { cityLine } from '#contract/place-line.ts';
import type { Address } from './address.ts';

/** The last line of an address; in French with the province's name, if known. */
export const cityLineOf = (
  language: 'en' | 'fr',
  { city, region, region_code: code, postcode }: Pick<Address, 'city' | 'region' | 'region_code' | 'postcode'>,
): string => cityLine(language, { city, region: (language === 'fr' && region) || code, postcode });
