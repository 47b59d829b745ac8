import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { catalogues } from 'virtual:messages';
import { primaryLanguage, SOURCE_LANGUAGE, wordingOf } from '#contract/languages.ts';
import { MESSAGE_PARTS, type MessagePart } from './message-parts.ts';

type Loaded = { i18n: I18n; load: (part: MessagePart) => Promise<void> };

type Options = {
  /** All by default. The browser first loads only the messages of some parts of the shop. */
  parts?: readonly MessagePart[];
  /** Messages of the merchant, which replace the shop's. */
  overrides?: Messages;
};

const NO_OVERRIDES: Messages = {};

const byOverrides = new WeakMap<Messages, Map<string, Loaded>>();
/** A browser has one locale. */
let current: Loaded | undefined;

/** Key of the messages for a locale such as fr_CA; undefined if its language has none. */
const ownCatalogueOf = (locale: string): string | undefined => {
  const language = primaryLanguage(locale);
  return [wordingOf({ locale, language }), locale, language].find((key) => Object.hasOwn(catalogues, key));
};

/** Key of the messages for a store view's locale: of its language, or else English. */
export const catalogueOf = (locale: string): string => ownCatalogueOf(locale) ?? SOURCE_LANGUAGE;

/** The locale, or a locale of English if there are no messages in its language. */
export const translatedLocale = (locale: string): string => (ownCatalogueOf(locale) ? locale : SOURCE_LANGUAGE);

const create = (locale: string, overrides: Messages): Loaded => {
  const key = ownCatalogueOf(locale);
  const files = key === undefined ? undefined : catalogues[key];
  if (!files) throw new Error(`Unable to locate locale ${locale} within generated dist directory.`);
  const tag = locale.replace('_', '-');
  // A missing translation shows its id.
  const i18n = setupI18n({ locale: tag, messages: { [tag]: {} }, missing: (_locale, id) => id });
  const loads = new Map<MessagePart, Promise<void>>();
  const load = (part: MessagePart): Promise<void> => {
    const known = loads.get(part);
    if (known) return known;
    const loading = files[part]().then(({ messages }) => i18n.load(tag, { ...messages, ...overrides }));
    loads.set(part, loading);
    // A failed request is repeated when the part is needed again.
    loading.catch(() => loads.delete(part));
    return loading;
  };
  return { i18n, load };
};

/** The messages of a locale such as fr_CA. */
export const loadMessages = async (
  locale: string,
  { parts = MESSAGE_PARTS, overrides = NO_OVERRIDES }: Options = {},
): Promise<I18n> => {
  const byLocale = byOverrides.get(overrides) ?? new Map<string, Loaded>();
  byOverrides.set(overrides, byLocale);
  const loaded = byLocale.get(locale) ?? create(locale, overrides);
  byLocale.set(locale, loaded);
  current = loaded;
  await Promise.all(parts.map(loaded.load));
  return loaded.i18n;
};

/** Loads code of another part of the shop together with the messages of that part. */
export const withMessages = async <Code>(part: MessagePart, load: () => Promise<Code>): Promise<Code> => {
  const [code] = await Promise.all([load(), current?.load(part)]);
  return code;
};
