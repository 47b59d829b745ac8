import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languageChain, tagOfWording, type Wording } from '#contract/languages.ts';

/** English and French are complete; `us` is American spelling, where it differs. */
type Text = { readonly en: string; readonly fr: string; readonly us?: string; readonly same?: boolean };

/** `say('order.mail.subject', { number })`: a message in one language. */
export type Say<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string;

/** Messages of a module's `messages.json` in ICU MessageFormat, by language; English where a language has no text. */
export const translations = <Id extends string>(
  messages: Readonly<Record<Id, Text>>,
): ((wording: Wording) => Say<Id>) => {
  const sayIn = (wording: Wording): Say<Id> => {
    const locale = tagOfWording(wording);
    const textOf = (text: Text): string => {
      const texts = text as unknown as Readonly<Record<string, string | undefined>>;
      return (
        languageChain(wording)
          .map((key) => texts[key])
          .find((found) => found !== undefined) ?? text.en
      );
    };
    const compiled = Object.entries<Text>(messages).map(([id, text]) => [id, compileMessage(textOf(text))] as const);
    const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(compiled) } });
    return (id, values) => i18n._(id, values);
  };
  const known = new Map<Wording, Say<Id>>();
  return (wording) => {
    const say = known.get(wording) ?? sayIn(wording);
    known.set(wording, say);
    return say;
  };
};

/** Texts that are composed once for each language. */
export const inEachLanguage = <Id extends string, Composed>(
  say: (wording: Wording) => Say<Id>,
  write: (say: Say<Id>) => Composed,
): ((wording: Wording) => Composed) => {
  const known = new Map<Wording, Composed>();
  return (wording) => {
    const composed = known.get(wording) ?? write(say(wording));
    known.set(wording, composed);
    return composed;
  };
};
