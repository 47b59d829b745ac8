import { setupI18n, type I18n } from '@lingui/core';
import { catalogues } from 'virtual:messages';
import { MESSAGE_PARTS, type MessagePart } from './message-parts.ts';

type Loaded = { i18n: I18n; load: (part: MessagePart) => Promise<void> };

const byLocale = new Map<string, Loaded>();
/** A browser has one locale. */
let current: Loaded | undefined;

const create = (locale: string): Loaded => {
  const files = catalogues[locale];
  if (!files) throw new Error(`Unable to locate locale ${locale} within generated dist directory.`);
  const tag = locale.replace('_', '-');
  // A missing translation shows its id.
  const i18n = setupI18n({ locale: tag, messages: { [tag]: {} }, missing: (_locale, id) => id });
  const loads = new Map<MessagePart, Promise<void>>();
  const load = (part: MessagePart): Promise<void> => {
    const known = loads.get(part);
    if (known) return known;
    const loading = files[part]().then(({ messages }) => i18n.load(tag, messages));
    loads.set(part, loading);
    // A failed request is repeated when the part is needed again.
    loading.catch(() => loads.delete(part));
    return loading;
  };
  return { i18n, load };
};

/** The messages of a locale such as fr_CA. The browser loads only those of some parts of the shop at first. */
export const loadMessages = async (locale: string, parts: readonly MessagePart[] = MESSAGE_PARTS): Promise<I18n> => {
  const loaded = byLocale.get(locale) ?? create(locale);
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
