import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { AMERICAN, isLanguageKey, type Wording } from '#contract/languages.ts';
import { CannotStart } from './cannot-start.ts';
import { PROJECT, readSourceMessages, type Message } from './message-files.ts';
import { placeholdersIn } from './placeholders.ts';

/** Texts of the catalogue folder in place of the project's, by language and message id. */
export type MessageOverrides = Readonly<Record<Wording, Readonly<Record<string, string>>>>;

const FILE = 'messages.yaml';

type Sources = ReadonlyMap<string, Partial<Message>>;

/** Without the cases of choices, which an override may leave out. */
const namesOf = (text: string): readonly string[] => [
  ...new Set(placeholdersIn(text).map((name) => name.split(' ')[0] ?? name)),
];

/** Faults of a text that replaces a message. */
const problemsOfText = (key: string, text: unknown, { en = '' }: Partial<Message>): string[] => {
  if (typeof text !== 'string' || !text.trim()) return [`${key} must be a text`];
  const names = namesOf(text);
  const known = namesOf(en);
  // A message that cannot be read counts as plain text.
  if (names.length === 0 && /[{}]/.test(text)) return [`${key}: braces do not match`];
  const has = known.length > 0 ? `has ${known.map((name) => `{${name}}`).join(', ')}` : 'has none';
  return names
    .filter((name) => !known.includes(name))
    .map((name) => `${key}: {${name}} is no placeholder of this message, which ${has}`);
};

const problemsOfEntry = (id: string, texts: unknown, sources: Sources): string[] => {
  const source = sources.get(id);
  if (!source) return [`there is no such message; the nearest is ${closest(id, [...sources.keys()])}`];
  if (typeof texts !== 'object' || texts === null || Array.isArray(texts))
    return ['must be a text per language: { en: …, fr: … }'];
  return Object.entries(texts).flatMap(([key, text]) =>
    key === AMERICAN || isLanguageKey(key) ? problemsOfText(key, text, source) : [`"${key}" is no language such as en`],
  );
};

const lineOf = (document: Document, lines: LineCounter, id: string): number => {
  const { contents } = document;
  const pair = (contents as { items?: { key?: { value?: unknown; range?: [number] } }[] } | null)?.items?.find(
    ({ key }) => key?.value === id,
  );
  return lines.linePos(pair?.key?.range?.[0] ?? 0).line;
};

/** The overrides in the text of `messages.yaml`. Throws an error that names every fault with its line. */
export const parseOverrides = (text: string, sources: Sources): MessageOverrides => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw new CannotStart(`${FILE}: ${error.message}`);
  const content: unknown = document.toJS() ?? {};
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new CannotStart(`${FILE}: must be a list of messages by their keys, such as cart.title: { en: Basket }`);
  const problems = Object.entries(content).flatMap(([id, texts]) =>
    problemsOfEntry(id, texts, sources).map(
      (problem) => `  ${FILE}, line ${lineOf(document, lines, id)}, ${id}: ${problem}`,
    ),
  );
  if (problems.length > 0) throw new CannotStart(`These messages cannot be replaced:\n${problems.join('\n')}`);
  const overrides: Record<string, Record<string, string>> = {};
  for (const [id, texts] of Object.entries(content as Readonly<Record<string, Readonly<Record<string, string>>>>))
    for (const [key, override] of Object.entries(texts)) (overrides[key] ??= {})[id] = override;
  return overrides;
};

/** The overrides of a catalogue folder; none without `messages.yaml`. */
export const readMessageOverrides = (catalogue: string): MessageOverrides => {
  const path = join(catalogue, FILE);
  return existsSync(path) ? parseOverrides(readFileSync(path, 'utf8'), readSourceMessages(PROJECT)) : {};
};
