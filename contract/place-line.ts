const FRENCH_STREET =
  /^(\d+[A-Za-z]?) (?=(?:allée|avenue|boulevard|chemin|côte|cour|montée|place|quai|rang|route|rue|square)\b)/iu;

/** Formats a street address in Québec; in French a comma follows the number. */
export const streetIn = (language: 'en' | 'fr', street: string): string =>
  language === 'fr' ? street.replace(FRENCH_STREET, '$1, ') : street;

type City = {
  city: string;
  /** The region's name in French, its code in English. */
  region: string;
  postcode: string;
};

/** City, region and postal code on one line: `Laval (Québec) H7P 0B2`, `Laval, QC H7P 0B2`. */
export const cityLine = (language: 'en' | 'fr', { city, region, postcode }: City): string => {
  const place =
    language === 'fr' && city && region
      ? `${city} (${region})`
      : [city, language === 'en' ? `${region} ${postcode}`.trim() : region].filter(Boolean).join(', ');
  return language === 'fr' ? [place, postcode].filter(Boolean).join(' ') : place;
};

export const placeLine = (language: 'en' | 'fr', { street, ...city }: City & { street: string }): string =>
  [streetIn(language, street), cityLine(language, city)].filter(Boolean).join(', ');
