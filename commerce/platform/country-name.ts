/** Created once, because the creation takes longer than the rest of a line of an address. */
const names = new Map<'en' | 'fr', Intl.DisplayNames>();

const namesIn = (language: 'en' | 'fr'): Intl.DisplayNames => {
  const made = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, made);
  return made;
};

/** `États-Unis`, `United States`. */
export const countryName = (code: string, language: 'en' | 'fr'): string => namesIn(language).of(code) ?? code;
