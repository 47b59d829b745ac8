type DateFormat = Readonly<{ format: (day: Date | number) => string }>;

/** Time zone of a shop whose default store view configures none. */
export const DEFAULT_TIME_ZONE = 'America/Toronto';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns a cached `Intl.DateTimeFormat`, because creating one takes milliseconds on a phone. Formats without a time
 * zone follow the system's current zone and are not cached.
 */
export const cachedFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  if (!options.timeZone) return new Intl.DateTimeFormat(locale, options);
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};

/** The first of a month: a lone 1 before a word, but not an hour ("1 h"). */
const FIRST = /(?<!\d)1(?=[\s\u00a0][a-zéû]{3})/u;

const ZERO_OF_HOUR = /(?<!\d)0(?=\d[\s\u00a0]h[\s\u00a0])/u;

/**
 * `Intl.DateTimeFormat` with French corrections: "1er décembre" and "9 h 05", where the language data of browsers and
 * Node has "1 décembre" and "09 h 05". `locale` is a language tag such as `fr-CA`.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): DateFormat => {
  const format = cachedFormat(locale, options);
  return locale.startsWith('fr')
    ? { format: (day) => format.format(day).replace(FIRST, '1er').replace(ZERO_OF_HOUR, '') }
    : format;
};
