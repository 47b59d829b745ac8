type DateFormat = Readonly<{ format: (day: Date | number) => string }>;

/** Of a shop whose default store view names none. */
export const DEFAULT_TIME_ZONE = 'America/Toronto';

const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * `Intl.DateTimeFormat`, made once: a phone takes milliseconds for each. Without a time zone in the options it is that of
 * the moment, and made anew.
 */
export const keptFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  if (!options.timeZone) return new Intl.DateTimeFormat(locale, options);
  const key = JSON.stringify([locale, options]);
  const format = kept.get(key) ?? new Intl.DateTimeFormat(locale, options);
  kept.set(key, format);
  return format;
};

/** A number alone before a word: the day, never an hour (“1 h”). */
const FIRST = /(?<!\d)1(?=[\s\u00a0][a-zéû]{3})/u;

const ZERO_OF_HOUR = /(?<!\d)0(?=\d[\s\u00a0]h[\s\u00a0])/u;

/**
 * As `Intl.DateTimeFormat`, with the first of a month and the hours as French writes them: “1er décembre” and “9 h 05”,
 * which the language data of browsers and Node leave as “1 décembre” and “09 h 05”. `locale` is a language tag such as
 * `fr-CA`.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): DateFormat => {
  const format = keptFormat(locale, options);
  return locale.startsWith('fr')
    ? { format: (day) => format.format(day).replace(FIRST, '1er').replace(ZERO_OF_HOUR, '') }
    : format;
};
