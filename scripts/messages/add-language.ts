import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  LANGUAGES_DIRECTORY,
  readAddedLanguages,
  type AddedLanguage,
  type AddedMessage,
} from '../../commerce/platform/added-languages.ts';
import { CannotStart } from '../../commerce/platform/cannot-start.ts';
import { readSourceMessages } from '../../commerce/platform/message-files.ts';
import { isLanguageKey, languageName, SOURCE_LANGUAGE } from '../../contract/languages.ts';

const BUILT_IN: ReadonlySet<string> = new Set(['en', 'fr']);

/** A translation of an older English text; it is shown no longer. */
type FileMessage = AddedMessage & { before?: string };

const messageOf = (en: string, known: FileMessage | undefined): FileMessage => {
  if (!known || known.en === en) return known ?? { en, text: '' };
  const before = known.text || known.before;
  return { en, text: '', ...(before && { before }) };
};

/** Writes the file of a language from the English messages, with its existing translations. */
export const addLanguage = (root: string, language: string): { file: string; untranslated: number } => {
  if (!isLanguageKey(language) || BUILT_IN.has(language) || languageName(language, SOURCE_LANGUAGE) === language)
    throw new CannotStart(`"${language}" must be the key of a language beside en and fr, such as es or pt_BR.`);
  const file = `${LANGUAGES_DIRECTORY}/${language}.json`;
  const path = join(root, file);
  const known = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, FileMessage>>)
    : {};
  const messages = [...readSourceMessages(root)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { en = '' }]) => [id, messageOf(en, known[id])] as const);
  mkdirSync(join(root, LANGUAGES_DIRECTORY), { recursive: true });
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(messages), undefined, 2)}\n`);
  return { file, untranslated: messages.filter(([, { text }]) => !text).length };
};

/** Untranslated messages of an added language: without a text, changed in English, or new. */
export const untranslatedIn = (root: string, { messages }: AddedLanguage): number =>
  [...readSourceMessages(root)].filter(([id, { en }]) => !messages[id]?.text || messages[id].en !== en).length;

/** One line for each added language. */
export const languageNotes = (root: string): string[] =>
  readAddedLanguages(root).map((added) => {
    const count = untranslatedIn(root, added);
    return `${added.language}: ${count} messages are shown in English${count > 0 ? ` (translate them in ${LANGUAGES_DIRECTORY}/${added.language}.json; \`npm run messages -- add ${added.language}\` adds new ones)` : ''}`;
  });
