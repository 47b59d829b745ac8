import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import * as v from 'valibot';
import { LineCounter, parseDocument } from 'yaml';
import type { Problems } from './problems.ts';
import { lineAt } from './yaml-lines.ts';
import type { Keys } from './yaml-lines.ts';

export type CsvRow = { line: number; values: Readonly<Record<string, string>> };

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
  csv(path: string, required: readonly string[]): readonly CsvRow[];
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
  const result = v.safeParse(schema, document.toJS());
  if (result.success) return result.output;
  for (const issue of result.issues) {
    const line = lineAt(
      document,
      lines,
      (issue.path ?? []).map(({ key }) => key as string | number),
    );
    problems.add({
      file,
      line: line && line + firstLine,
      field: v.getDotPath(issue) ?? undefined,
      message: issue.message,
    });
  }
  return undefined;
};

const readCsv = (file: string, text: string, required: readonly string[], problems: Problems): readonly CsvRow[] => {
  let header: readonly string[] = [];
  let records: { record: Record<string, string>; info: { lines: number } }[];
  try {
    records = parseCsv(text, {
      bom: true,
      columns: (names: string[]) => (header = names.map((name) => name.trim())) as string[],
      info: true,
      relax_column_count_less: true,
      skip_empty_lines: true,
    }) as unknown as typeof records;
  } catch (error) {
    problems.add({
      file,
      line: (error as { lines?: number }).lines,
      message: error instanceof Error ? error.message : String(error),
    });
    return [];
  }
  const missing = required.filter((name) => !header.includes(name));
  if (missing.length) {
    problems.add({
      file,
      line: 1,
      message: `the ${missing.length === 1 ? 'column' : 'columns'} ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing`,
    });
    return [];
  }
  return records.map(({ record, info }) => ({ line: info.lines, values: record }));
};

export const openFolder = (root: string, problems: Problems): Folder => {
  const path = (file: string): string => join(root, file);
  const read = (file: string): string => readFileSync(path(file), 'utf8');
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
    wrongAt: (file, keys, message) => {
      const lines = new LineCounter();
      const document = parseDocument(read(file), { lineCounter: lines });
      problems.add({ file, line: lineAt(document, lines, keys), field: keys.join('.'), message });
    },
    csv: (file, required) => readCsv(file, read(file), required, problems),
  };
};
