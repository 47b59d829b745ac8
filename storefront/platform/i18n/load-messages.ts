import { setupI18n, type I18n, type Messages } from '@lingui/core';

type Language = 'en' | 'fr';
type Catalogue = () => Promise<{ messages: Messages }>;

const LANGUAGES: Readonly<Record<string, Language>> = { en_US: 'en', en_CA: 'en', fr_CA: 'fr' };

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: () => import('#storefront/generated/messages/en.ts'),
  fr: () => import('#storefront/generated/messages/fr.ts'),
};

/** Words that most pages do without. */
export type MessageGroup = 'product' | 'order';

const GROUPS: Readonly<Record<MessageGroup, Readonly<Record<Language, Catalogue>>>> = {
  product: { en: () => import('#storefront/generated/messages/en.product.ts'), fr: () => import('#storefront/generated/messages/fr.product.ts') },
  order: { en: () => import('#storefront/generated/messages/en.order.ts'), fr: () => import('#storefront/generated/messages/fr.order.ts') },
};

/** Source path of a language's catalogue, as the build's manifest names it. */
export const catalogueModule = (language: Language, group?: MessageGroup): string => `storefront/generated/messages/${language}${group ? `.${group}` : ''}.ts`;

const loaded = new Map<string, Promise<I18n>>();

const load = async (locale: string, language: Language): Promise<I18n> => {
  const { messages } = await CATALOGUES[language]();
  const tag = locale.replace('_', '-');
  // A missing translation shows its id and breaks nothing.
  return setupI18n({ locale: tag, messages: { [tag]: messages }, missing: (_locale, id) => id });
};

/** The messages of a locale such as fr_CA, loaded once. */
export const loadMessages = (locale: string): Promise<I18n> => {
  const language = LANGUAGES[locale];
  if (!language) return Promise.reject(new Error(`Unable to locate locale ${locale} within generated dist directory.`));
  const known = loaded.get(locale) ?? load(locale, language);
  loaded.set(locale, known);
  return known;
};

/** Adds the words of a page that uses a group of its own; its loader waits for them. */
export const loadMessageGroup = async (i18n: I18n, group: MessageGroup): Promise<void> => {
  const { messages } = await GROUPS[group][i18n.locale.startsWith('fr') ? 'fr' : 'en']();
  i18n.load(i18n.locale, messages);
};
