import { isUtf8 } from 'node:buffer';
import { createReadStream, existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import type { Document } from 'yaml';
import { textsIn } from './untranslated.ts';
import type { Place, Problems } from './problems.ts';
import { readCsv, streamCsv } from './read-csv.ts';
import type { CsvRow } from './read-csv.ts';
import { lineAt } from '../platform/yaml-lines.ts';
import type { Keys } from '../platform/yaml-lines.ts';

export type { CsvRow };

/** Files of a catalogue folder; an unreadable one becomes a problem and an empty result. */
export type Folder = {
  problems: Problems;
  /** Path of the back office, which no page may have; empty without one. */
  counterPath: string;
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
  /** Passes the rows of a large file to `onRow`. Returns false for an unreadable file. */
  eachRow(path: string, required: readonly string[], onRow: (row: CsvRow) => void): Promise<boolean>;
};

const TYPE_WORDS: Readonly<Record<string, string>> = {
  boolean: 'must be true or false',
  string: 'must be a text: put it in quotes',
  number: 'must be a number',
  Array: 'must be a list',
  Object: 'must be written as { name: value, … }',
};

/** The message of an issue. Valibot's own messages are reworded for merchants. */
const wordsOf = ({ message, expected, received }: v.BaseIssue<unknown>): string => {
  if (!message.startsWith('Invalid ')) return message;
  if (expected === 'never') return 'is not a name this file knows: it may be misspelt';
  if (received === 'undefined') return 'is missing';
  return TYPE_WORDS[expected ?? ''] ?? message;
};

const NOT_STORABLE = 'contains a character that no text may have (U+0000), or a number without an end (.inf, .nan)';

/** True if a value contains characters unsupported by a database. Throws for circular values. */
const isStorable = (value: unknown): boolean => {
  let isFine = true;
  JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part === 'number' && !Number.isFinite(part)) isFine = false;
    if (typeof part === 'string' && part.includes('\0')) isFine = false;
    return part;
  });
  return isFine;
};

/** The document and its value, or why it has none: the parser throws for aliases that multiply and for deep nesting. */
const parsedYaml = (text: string, lines: LineCounter): { document: Document; value: unknown } | { message: string } => {
  try {
    const document = parseDocument(text, { lineCounter: lines });
    if (document.errors.length > 0) return { document, value: undefined };
    const value = document.toJS() as unknown;
    return isStorable(value) ? { document, value } : { message: NOT_STORABLE };
  } catch {
    return { message: 'is nested too deeply, or refers to itself or to its own parts too often (&name, *name)' };
  }
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
  const parsed = parsedYaml(text, lines);
  if ('message' in parsed) {
    problems.add({ file, line: firstLine + 1, message: parsed.message });
    return undefined;
  }
  const { document, value } = parsed;
  for (const error of document.errors)
    problems.add({
      file,
      line: firstLine + (error.linePos?.[0].line ?? 1),
      message: error.message.split('\n')[0] ?? 'is no YAML',
    });
  if (document.errors.length) return undefined;
  const placeAt = (keys: Keys): Place => {
    const line = lineAt(document, lines, keys);
    return { file, line: line && line + firstLine, field: keys.join('.') };
  };
  const result = v.safeParse(schema, value);
  if (result.success) {
    for (const { keys, languages } of textsIn(file, value)) problems.markText({ place: placeAt(keys), languages });
    return result.output;
  }
  for (const issue of result.issues) {
    const { line } = placeAt((issue.path ?? []).map(({ key }) => key as string | number));
    problems.add({ file, line, field: v.getDotPath(issue) ?? undefined, message: wordsOf(issue) });
  }
  return undefined;
};

const NUL = 'contains a character that no text may have (U+0000)';
// Spreadsheets save “CSV” as Windows-1252 and “Unicode text” as UTF-16.
const NO_UTF8 = 'is not UTF-8, so its accents would be lost: save it as “CSV UTF-8” or as UTF-8 text';

/** The text of a file; invalid UTF-8 is reported once with its line. */
const textReader = (root: string, problems: Problems): ((file: string) => string) => {
  const reported = new Set<string>();
  return (file) => {
    const wrong = (message: string, line?: number): void => {
      if (!reported.has(file)) problems.add({ file, line, message });
      reported.add(file);
    };
    let bytes: Buffer;
    try {
      bytes = readFileSync(join(root, file));
    } catch (error) {
      wrong(`cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`);
      return '';
    }
    const nul = bytes.indexOf(0);
    if (isUtf8(bytes)) {
      if (nul < 0) return bytes.toString();
      wrong(NUL, bytes.subarray(0, nul).toString().split('\n').length);
      return bytes.toString().replaceAll('\0', '');
    }
    const text = bytes.toString();
    wrong(NO_UTF8, text.slice(0, text.indexOf('\uFFFD')).split('\n').length);
    return text.replaceAll('\0', '');
  };
};

/** Reads a large file as text in parts. Reports the first invalid UTF-8 with its line. */
async function* textParts(path: string, wrong: (message: string, line?: number) => void): AsyncGenerator<string> {
  let decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let isReported = false;
  const report = (message: string, before: string): void => {
    if (!isReported) wrong(message, line + before.split('\n').length - 1);
    isReported = true;
  };
  const decoded = (bytes?: Buffer): string => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
    } catch {
      decoder = new TextDecoder();
      const text = decoder.decode(bytes, { stream: true });
      report(NO_UTF8, text.slice(0, Math.max(0, text.indexOf('\uFFFD'))));
      return text;
    }
  };
  try {
    for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoded(bytes);
      const nul = text.indexOf('\0');
      if (nul >= 0) report(NUL, text.slice(0, nul));
      yield text.replaceAll('\0', '');
      line += text.split('\n').length - 1;
    }
  } catch (error) {
    wrong(`cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message})`);
  }
  yield decoded();
}

export const openFolder = (root: string, problems: Problems, counterPath = ''): Folder => {
  const path = (file: string): string => join(root, file);
  const read = textReader(root, problems);
  const placeAt = (file: string, keys: Keys): Place => {
    const lines = new LineCounter();
    const document = parseDocument(read(file), { lineCounter: lines });
    return { file, line: lineAt(document, lines, keys), field: keys.join('.') };
  };
  return {
    problems,
    counterPath,
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
    eachRow: (file, required, onRow) => {
      const parts = textParts(path(file), (message, line) => problems.add({ file, line, message }));
      return streamCsv(file, parts, required, problems, onRow);
    },
  };
};
