/** `États-Unis`, `United States`. */
export const countryName = (code: string, language: 'en' | 'fr'): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;
