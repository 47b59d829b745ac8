import { setupI18n, type I18n, type Messages } from '@lingui/core';

export type Language = 'en' | 'fr';

const LANGUAGES: Readonly<Record<string, Language>> = { en_US: 'en', en_CA: 'en', fr_CA: 'fr' };

/** `en-US`, the form of the platform; the specification's default locale. */
export const DEFAULT_LOCALE = 'en-US';

/** Throws for a locale the shop was not built for. */
export const languageOf = (locale: string): Language => {
  const language = LANGUAGES[locale];
  if (!language) throw new Error(`Unable to locate locale ${locale} within generated dist directory.`);
  return language;
};

/** `fr_CA` in the form of `Intl`, `fr-CA`. */
export const intlLocale = (locale: string): string => locale.replace('_', '-');

/** A missing message shows its id and disturbs nothing. */
export const createI18n = (locale: string, messages: Messages): I18n => setupI18n({ locale: intlLocale(locale), messages: { [intlLocale(locale)]: messages } });
