/** Made when first asked for, and kept: making one takes longer than all else of a line of an address. */
const names = new Map<'en' | 'fr', Intl.DisplayNames>();

const namesIn = (language: 'en' | 'fr'): Intl.DisplayNames => {
  const made = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region' });
  names.set(language, made);
  return made;
};

/** There are as many as countries: whatever is not the code of one is refused. */
const known = new Map<string, string>();

/** `États-Unis`, `United States`. */
export const countryName = (code: string, language: 'en' | 'fr'): string => {
  const key = `${language} ${code}`;
  const name = known.get(key) ?? namesIn(language).of(code) ?? code;
  known.set(key, name);
  return name;
};
