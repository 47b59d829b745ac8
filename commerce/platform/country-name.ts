import type { Language } from '#contract/languages.ts';

/** Cached, because creation takes longer than formatting an address. */
const names = new Map<Language, Intl.DisplayNames>();

const namesIn = (language: Language): Intl.DisplayNames => {
  const made = names.get(language) ?? new Intl.DisplayNames(language.replace('_', '-'), { type: 'region' });
  names.set(language, made);
  return made;
};

/** For example `États-Unis`, `United States`. */
export const countryName = (code: string, language: Language): string => namesIn(language).of(code) ?? code;
