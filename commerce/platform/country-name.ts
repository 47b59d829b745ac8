/** Made when first asked for, and kept: making one takes longer than all else of a line of an address. */
const names = new Map<'en' | 'fr', Intl.DisplayNames>();

const namesIn = (language: 'en' | 'fr'): Intl.DisplayNames => {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, known);
  return known;
};

/** `États-Unis`, `United States`. */
export const countryName = (code: string, language: 'en' | 'fr'): string => namesIn(language).of(code) ?? code;
