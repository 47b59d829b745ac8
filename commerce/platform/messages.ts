import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Language = 'en' | 'fr';
/** `us`: American spelling, where it differs. */
type Wording = Language | 'us';
type Text = Readonly<Record<Language, string>> & { readonly us?: string };

/** `say('order.mail.subject', { number })`: a message in one language. */
export type Say<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string;

const LOCALES: Readonly<Record<Wording, string>> = { en: 'en-CA', fr: 'fr-CA', us: 'en-US' };
const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** Messages of a module's `messages.json` in ICU MessageFormat, by language; `us` for store views of the USA. */
export const translations = <Id extends string>(
  messages: Readonly<Record<Id, Text>>,
): Readonly<Record<Wording, Say<Id>>> => {
  const sayIn = (wording: Wording): Say<Id> => {
    const locale = LOCALES[wording];
    const compiled = Object.entries<Text>(messages).map(
      ([id, text]) => [id, compileMessage(text[wording] ?? text.en)] as const,
    );
    const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(compiled) } });
    const known = new Map<Id, string>();
    const plain = (id: Id): string => {
      let text = known.get(id);
      if (text === undefined) known.set(id, (text = i18n._(id)));
      return text;
    };
    return (id, values) => (values ? i18n._(id, values) : plain(id));
  };
  return { en: sayIn('en'), fr: sayIn('fr'), us: sayIn('us') };
};

/** The same texts in each language. */
export const inEachLanguage = <Id extends string, Texts>(
  say: Readonly<Record<Language, Say<Id>>>,
  write: (say: Say<Id>) => Texts,
): Readonly<Record<Language, Texts>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, write(say[language])])) as Record<Language, Texts>;
