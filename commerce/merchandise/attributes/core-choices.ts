import { countryName } from '#commerce/platform/country-name.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import { yesNo } from './rules.ts';

const say = translations(messages);

/** Country codes of addresses, and of all countries. */
export type CountryCodes = { served: readonly string[]; all: readonly string[] };
type Choice = { label: string; value: string };

/** Values as in Magento, with the names of their messages. */
const WORDS = {
  gender: { 1: 'male', 2: 'female', 3: 'unspecified' },
  status: { 1: 'enabled', 2: 'disabled' },
  visibility: { 1: 'nowhere', 2: 'lists', 3: 'search', 4: 'everywhere' },
  tax_class_id: { 0: 'untaxed', 2: 'taxed' },
  display_mode: { PRODUCTS: 'products', PAGE: 'page', PRODUCTS_AND_PAGE: 'both' },
} as const;

const isKnown = (code: string): code is keyof typeof WORDS => Object.hasOwn(WORDS, code);

const named = (codes: readonly string[], language: Language): Choice[] =>
  codes
    .map((value) => ({ label: countryName(value, language), value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));

/** Options of a core attribute in a language; empty if it has none. */
export const coreChoices = (code: string, language: Language, countries: CountryCodes): readonly Choice[] => {
  if (code === 'is_active' || code === 'include_in_menu') return yesNo(language);
  if (code === 'country_id') return named(countries.served, language);
  if (code === 'country_of_manufacture') return named(countries.all, language);
  if (!isKnown(code)) return [];
  return Object.entries(WORDS[code]).map(([value, word]) => ({
    label: say(language)(`attributes.${code}.${word}` as 'attributes.gender.male'),
    value,
  }));
};
