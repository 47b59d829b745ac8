import { languageFacts } from './language-facts.ts';

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

/** `Intl.DateTimeFormat` with the corrections of contract/language-facts.ts. `locale` is a language tag such as `fr-CA`. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): DateFormat => {
  const format = cachedFormat(locale, options);
  const corrections = languageFacts(locale).dates;
  if (corrections.length === 0) return format;
  return {
    format: (day) => corrections.reduce((text, [wrong, right]) => text.replace(wrong, right), format.format(day)),
  };
};
