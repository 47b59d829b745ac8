import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { languageGroups, tagOfWording, type Wording } from '#contract/languages.ts';
import { ADDED_TEXTS } from './added-languages.ts';
import type { MessageOverrides } from './message-overrides.ts';

/** English and French are complete; `us` is American spelling, where it differs. */
type Text = { readonly en: string; readonly fr: string; readonly us?: string; readonly same?: boolean };

/** `say('order.mail.subject', { number })`: a message in one language. */
export type Say<Id extends string> = (id: Id, values?: Readonly<Record<string, string | number>>) => string;

let overrides: MessageOverrides = {};
/** Composed messages, which new overrides make outdated. */
const composed = new Set<Map<Wording, unknown>>();

/** Replaces messages of the process by the catalogue folder's. */
export const overrideMessages = (given: MessageOverrides): void => {
  overrides = given;
  for (const known of composed) known.clear();
};

/** One value for each wording, composed when it is first needed. */
const perWording = <Value>(compose: (wording: Wording) => Value): ((wording: Wording) => Value) => {
  const known = new Map<Wording, Value>();
  composed.add(known);
  return (wording) => {
    const value = known.get(wording) ?? compose(wording);
    known.set(wording, value);
    return value;
  };
};

/** Text of a message: overrides of the language, its own text, overrides in English, English. */
const textOf = (id: string, text: Text, wording: Wording): string => {
  const builtIn: Readonly<Record<string, string | boolean | undefined>> = text;
  const found = languageGroups(wording)
    .flatMap((keys) => [
      ...keys.map((key) => overrides[key]?.[id]),
      ...keys.flatMap((key) => [ADDED_TEXTS[key]?.[id], builtIn[key]]),
    ])
    .find((one) => typeof one === 'string');
  return found === undefined ? text.en : String(found);
};

/** The overrides that pages in a language show, compiled: English ones only where the language has no text. */
export const compiledOverrides = (given: MessageOverrides, wording: Wording): Readonly<Record<string, unknown>> => {
  const [own = [], english = []] = languageGroups(wording);
  const isComplete = own.includes('fr');
  const hasText = (id: string): boolean => isComplete || own.some((key) => ADDED_TEXTS[key]?.[id] !== undefined);
  const texts = [
    ...english.flatMap((key) => Object.entries(given[key] ?? {}).filter(([id]) => !hasText(id))),
    ...own.toReversed().flatMap((key) => Object.entries(given[key] ?? {})),
  ];
  return Object.fromEntries(texts.map(([id, text]) => [id, compileMessage(text)]));
};

/** Messages of a module's `messages.json` in ICU MessageFormat, by language; English where a language has no text. */
export const translations = <Id extends string>(
  messages: Readonly<Record<Id, Text>>,
): ((wording: Wording) => Say<Id>) =>
  perWording((wording) => {
    const locale = tagOfWording(wording);
    const compiled = Object.entries<Text>(messages).map(
      ([id, text]) => [id, compileMessage(textOf(id, text, wording))] as const,
    );
    const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(compiled) } });
    return (id, values) => i18n._(id, values);
  });

/** Texts composed once for each language. */
export const inEachLanguage = <Id extends string, Composed>(
  say: (wording: Wording) => Say<Id>,
  write: (say: Say<Id>) => Composed,
): ((wording: Wording) => Composed) => perWording((wording) => write(say(wording)));
