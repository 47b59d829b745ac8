import { setupI18n, type I18n, type Messages } from '@lingui/core';

type Language = 'en' | 'fr';
type Catalogue = () => Promise<{ messages: Messages }>;

const LANGUAGES: Readonly<Record<string, Language>> = { en_US: 'en', en_CA: 'en', fr_CA: 'fr' };

/** American English overrides a few messages of the Canadian. */
const AMERICAN = 'en-US';
const fetchAmerican: Catalogue = () => import('#storefront/generated/messages/en.us.ts');

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: () => import('#storefront/generated/messages/en.ts'),
  fr: () => import('#storefront/generated/messages/fr.ts'),
};

/** Messages that most pages do without. */
export type MessageGroup =
  | 'account'
  | 'cart'
  | 'customer'
  | 'feedback'
  | 'guide'
  | 'product'
  | 'content'
  | 'order'
  | 'reservation'
  | 'shell';

const GROUPS: Readonly<Record<MessageGroup, Readonly<Record<Language, Catalogue>>>> = {
  account: {
    en: () => import('#storefront/generated/messages/en.account.ts'),
    fr: () => import('#storefront/generated/messages/fr.account.ts'),
  },
  cart: {
    en: () => import('#storefront/generated/messages/en.cart.ts'),
    fr: () => import('#storefront/generated/messages/fr.cart.ts'),
  },
  customer: {
    en: () => import('#storefront/generated/messages/en.customer.ts'),
    fr: () => import('#storefront/generated/messages/fr.customer.ts'),
  },
  feedback: {
    en: () => import('#storefront/generated/messages/en.feedback.ts'),
    fr: () => import('#storefront/generated/messages/fr.feedback.ts'),
  },
  product: {
    en: () => import('#storefront/generated/messages/en.product.ts'),
    fr: () => import('#storefront/generated/messages/fr.product.ts'),
  },
  content: {
    en: () => import('#storefront/generated/messages/en.content.ts'),
    fr: () => import('#storefront/generated/messages/fr.content.ts'),
  },
  order: {
    en: () => import('#storefront/generated/messages/en.order.ts'),
    fr: () => import('#storefront/generated/messages/fr.order.ts'),
  },
  guide: {
    en: () => import('#storefront/generated/messages/en.guide.ts'),
    fr: () => import('#storefront/generated/messages/fr.guide.ts'),
  },
  reservation: {
    en: () => import('#storefront/generated/messages/en.reservation.ts'),
    fr: () => import('#storefront/generated/messages/fr.reservation.ts'),
  },
  shell: {
    en: () => import('#storefront/generated/messages/en.shell.ts'),
    fr: () => import('#storefront/generated/messages/fr.shell.ts'),
  },
};

const catalogueModule = (language: Language, group?: string): string =>
  `storefront/generated/messages/${language}${group ? `.${group}` : ''}.ts`;

/** Source paths of the catalogues a page needs, as in the build's manifest. */
export const catalogueModules = (
  { language, locale }: { language: Language; locale: string },
  groups: readonly MessageGroup[],
): string[] => [
  catalogueModule(language),
  ...groups.map((group) => catalogueModule(language, group)),
  ...(locale === 'en_US' ? [catalogueModule('en', 'us')] : []),
];

const loaded = new Map<string, Promise<I18n>>();

const withAmerican = async (tag: string, fetchCatalogue: Catalogue): Promise<Messages> => {
  const [{ messages }, american] = await Promise.all([
    fetchCatalogue(),
    tag === AMERICAN ? fetchAmerican() : undefined,
  ]);
  return american ? { ...messages, ...american.messages } : messages;
};

const load = async (locale: string, language: Language): Promise<I18n> => {
  const tag = locale.replace('_', '-');
  const messages = await withAmerican(tag, CATALOGUES[language]);
  // A missing translation shows its id.
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

/** Adds a group of messages; the loader of a page that uses it waits for them. */
export const loadMessageGroup = async (i18n: I18n, group: MessageGroup): Promise<void> => {
  i18n.load(i18n.locale, await withAmerican(i18n.locale, GROUPS[group][i18n.locale.startsWith('fr') ? 'fr' : 'en']));
};
