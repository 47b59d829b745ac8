import { isUtf8 } from 'node:buffer';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import { englishOnlyIn } from './english-only.ts';
import type { Place, Problems } from './problems.ts';
import { readCsv } from './read-csv.ts';
import type { CsvRow } from './read-csv.ts';
import { lineAt } from './yaml-lines.ts';
import type { Keys } from './yaml-lines.ts';

export type { CsvRow };

/** Files of a catalogue folder; an unreadable one becomes a problem and an empty result. */
export type Folder = {
  problems: Problems;
  exists(path: string): boolean;
  list(pattern: string): readonly string[];
  text(path: string): string;
  bytes(path: string): Uint8Array;
  yaml<const S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> | undefined;
  /** Adds a problem of a YAML file at an entry of it, with its line. */
  wrongAt(path: string, keys: Keys, message: string): void;
  /** Notes something of a YAML file at an entry of it, with its line. */
  warnAt(path: string, keys: Keys, message: string): void;
  csv(path: string, required: readonly string[]): readonly CsvRow[];
};

const TYPE_WORDS: Readonly<Record<string, string>> = {
  boolean: 'must be true or false',
  string: 'must be a text: put it in quotes',
  number: 'must be a number',
  Array: 'must be a list',
  Object: 'must be written as { name: value, … }',
};

/** The message of an issue; those that valibot words itself are worded for a merchant. */
const wordsOf = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!message.startsWith('Invalid ')) return message;
  if (expected === 'never') return 'is not a name this file knows: it may be misspelt';
  if (received === 'undefined') return 'is missing';
  return TYPE_WORDS[expected ?? ''] ?? message;
};

/** Parses YAML against a schema, reporting each problem with its field. */
export const readYaml = <const S extends v.GenericSchema>(
  file: string,
  text: string,
  schema: S,
  problems: Problems,
  firstLine = 0,
): v.InferOutput<S> | undefined => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (const error of document.errors)
    problems.add({
      file,
      line: firstLine + (error.linePos?.[0].line ?? 1),
      message: error.message.split('\n')[0] ?? 'is no YAML',
    });
  if (document.errors.length) return undefined;
  const value = document.toJS() as unknown;
  const placeAt = (keys: Keys): Place => {
    const line = lineAt(document, lines, keys);
    return { file, line: line && line + firstLine, field: keys.join('.') };
  };
  const result = v.safeParse(schema, value);
  if (result.success) {
    for (const keys of englishOnlyIn(file, value)) problems.markEnglishOnly(placeAt(keys));
    return result.output;
  }
  for (const issue of result.issues) {
    const { line } = placeAt((issue.path ?? []).map(({ key }) => key as string | number));
    problems.add({ file, line, field: v.getDotPath(issue) ?? undefined, message: wordsOf(issue) });
  }
  return undefined;
};

/** The text of a file; one that is no UTF-8 is told once, with the line where that shows. */
const textReader = (root: string, problems: Problems): ((file: string) => string) => {
  const told = new Set<string>();
  return (file) => {
    const bytes = readFileSync(join(root, file));
    if (isUtf8(bytes)) return bytes.toString();
    // A spreadsheet's own “CSV” and “Unicode text” are Windows-1252 and UTF-16.
    const text = bytes.toString();
    const before = text.slice(0, text.indexOf('\uFFFD'));
    if (!told.has(file))
      problems.add({
        file,
        line: before.split('\n').length,
        message: 'is not UTF-8, so its accents would be lost: save it as “CSV UTF-8” or as UTF-8 text',
      });
    told.add(file);
    return text;
  };
};

export const openFolder = (root: string, problems: Problems): Folder => {
  const path = (file: string): string => join(root, file);
  const read = textReader(root, problems);
  const placeAt = (file: string, keys: Keys): Place => {
    const lines = new LineCounter();
    const document = parseDocument(read(file), { lineCounter: lines });
    return { file, line: lineAt(document, lines, keys), field: keys.join('.') };
  };
  return {
    problems,
    exists: (file) => existsSync(path(file)),
    list: (pattern) =>
      globSync(pattern, { cwd: root })
        .map((file) => file.replaceAll('\\', '/'))
        .sort(),
    text: read,
    bytes: (file) => readFileSync(path(file)),
    yaml: (file, schema) => {
      if (existsSync(path(file))) return readYaml(file, read(file), schema, problems);
      problems.add({ file, message: 'is missing' });
      return undefined;
    },
    wrongAt: (file, keys, message) => problems.add({ ...placeAt(file, keys), message }),
    warnAt: (file, keys, message) => problems.warn({ ...placeAt(file, keys), message }),
    csv: (file, required) => readCsv(file, read(file), required, problems),
  };
};
