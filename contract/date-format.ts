type DateFormat = Readonly<{ format: (day: Date | number) => string }>;

/** A number alone before a word: the day, never an hour (“01 h”). */
const FIRST = /(?<!\d)1(?=[\s\u00a0][a-zéû]{3})/u;

/**
 * As `Intl.DateTimeFormat`, with the first of a month as French writes it: “1er décembre”, which the language data of
 * browsers and Node leave as “1 décembre”. `locale` is a language tag such as `fr-CA`.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): DateFormat => {
  const format = new Intl.DateTimeFormat(locale, options);
  return locale.startsWith('fr') ? { format: (day) => format.format(day).replace(FIRST, '1er') } : format;
};
