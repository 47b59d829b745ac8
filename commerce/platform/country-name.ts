/** Cached, because creation takes longer than formatting an address. */
const names = new Map<'en' | 'fr', Intl.DisplayNames>();

const namesIn = (language: 'en' | 'fr'): Intl.DisplayNames => {
  const made = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, made);
  return made;
};

/** For example `États-Unis`, `United States`. */
export const countryName = (code: string, language: 'en' | 'fr'): string => namesIn(language).of(code) ?? code;
