import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isLanguageKey, type Language } from '#contract/languages.ts';
import { CannotStart } from './cannot-start.ts';
import { PROJECT } from './message-files.ts';

/** A message of an added language: its English source text and the translation; empty if missing. */
export type AddedMessage = { en: string; text: string };

/** `languages/<language>.json`: messages of a language beside English and French. */
export type AddedLanguage = {
  language: Language;
  messages: Readonly<Record<string, AddedMessage>>;
};

export const LANGUAGES_DIRECTORY = 'languages';

/** Languages added by `npm run messages -- add`. */
export const readAddedLanguages = (root: string): readonly AddedLanguage[] =>
  globSync(`${LANGUAGES_DIRECTORY}/*.json`, { cwd: root })
    .toSorted()
    .map((path) => {
      const language = basename(path, '.json');
      if (!isLanguageKey(language)) throw new CannotStart(`${path}: the name must be a language such as es or pt_BR.`);
      try {
        return { language, messages: JSON.parse(readFileSync(join(root, path), 'utf8')) as AddedLanguage['messages'] };
      } catch (error) {
        throw new CannotStart(`${path}: ${(error as Error).message}`, { cause: error });
      }
    });

/** Translated texts by language and message id. */
export const translatedTexts = (
  languages: readonly AddedLanguage[],
): Readonly<Record<Language, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    languages.map(({ language, messages }) => [
      language,
      Object.fromEntries(Object.entries(messages).flatMap(([id, { text }]) => (text ? [[id, text]] : []))),
    ]),
  );

const added = readAddedLanguages(PROJECT);

/** Translations of the added languages, as they were at the start. */
export const ADDED_TEXTS = translatedTexts(added);

/** Languages with messages, each with its number of untranslated messages. */
export const SERVED_LANGUAGES: ReadonlyMap<Language, { untranslated: number }> = new Map([
  ['en', { untranslated: 0 }],
  ['fr', { untranslated: 0 }],
  ...added.map(
    ({ language, messages }) =>
      [language, { untranslated: Object.values(messages).filter(({ text }) => !text).length }] as const,
  ),
]);
