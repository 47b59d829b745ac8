import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Language = 'en' | 'fr';
type Text = Readonly<Record<Language, string>>;

/** `say('order.mail.subject', { number })`: a message in one language. */
export type Say<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-CA', fr: 'fr-CA' };
const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The messages of a subject's `messages.json`, in ICU's MessageFormat, by language. */
export const translations = <Id extends string>(
  messages: Readonly<Record<Id, Text>>,
): Readonly<Record<Language, Say<Id>>> => {
  const sayIn = (language: Language): Say<Id> => {
    const locale = LOCALES[language];
    const compiled = Object.entries<Text>(messages).map(([id, text]) => [id, compileMessage(text[language])] as const);
    const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(compiled) } });
    return (id, values) => i18n._(id, values);
  };
  return { en: sayIn('en'), fr: sayIn('fr') };
};

/** The same texts in each language. */
export const inEachLanguage = <Id extends string, Texts>(
  say: Readonly<Record<Language, Say<Id>>>,
  write: (say: Say<Id>) => Texts,
): Readonly<Record<Language, Texts>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(say[language])])) as Record<Language, Texts>;
