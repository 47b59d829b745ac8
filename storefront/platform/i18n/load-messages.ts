import { setupI18n, type I18n } from '@lingui/core';
import { fetchMessages, locales } from 'virtual:messages';

const loaded = new Map<string, Promise<I18n>>();
/** A browser has one locale. */
let latest: I18n | undefined;

const load = async (locale: string): Promise<I18n> => {
  const tag = locale.replace('_', '-');
  const { messages } = await fetchMessages(tag);
  // A missing translation shows its id.
  latest = setupI18n({ locale: tag, messages: { [tag]: messages }, missing: (_locale, id) => id });
  return latest;
};

/** The messages of a locale such as fr_CA, loaded once. In the browser those of later parts come with them. */
export const loadMessages = (locale: string): Promise<I18n> => {
  if (!locales.includes(locale))
    return Promise.reject(new Error(`Unable to locate locale ${locale} within generated dist directory.`));
  const known = loaded.get(locale) ?? load(locale);
  loaded.set(locale, known);
  return known;
};

/** Stands around each `import()` of a part with messages of its own, put there by the build: both arrive together. */
export const withMessages = async <Part>(part: Promise<Part>, file: string): Promise<Part> => {
  const { locale } = latest as I18n;
  const [module, { messages }] = await Promise.all([part, fetchMessages(locale, file)]);
  latest?.load(locale, messages);
  return module;
};
