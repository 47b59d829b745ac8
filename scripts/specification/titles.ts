import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
const ROOMS = ['contract', 'storefront', 'commerce', 'server', 'catalogue', 'e2e', 'scripts', 'bench'];
/** Also behind a table: `test.each(…)('title'`. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*?)\1/gs;
const TAGS = /\[((?:[A-Z]{2}-\d{2,3}(?:[ ,]+)?)+)\]/g;
const ID = /[A-Z]{2}-\d{2,3}/g;

/** One specification line that a test names: `title` as in the source, `text` without the ids. */
export type Naming = { id: string; text: string; title: string; file: string };

const isTest = (name: string): boolean => /\.(test|spec|suite)\.tsx?$/.test(name);

const namingsIn = (file: string): Naming[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(TITLE)].flatMap(([, , title = '']) => {
    const text = title.replaceAll(TAGS, '').replaceAll(/\s+/g, ' ').trim() || 'whole suite';
    return [...title.matchAll(TAGS)]
      .flatMap(([, tags = '']) => tags.match(ID) ?? [])
      .map((id) => ({ id, text, title, file }));
  });

export const findNamings = (): Naming[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter(isTest)
      .sort()
      .flatMap((name) => namingsIn(`${room}/${name.replaceAll('\\', '/')}`)),
  );

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the run-time name of a title with `${…}`, `%s` and `$name` placeholders. */
export const runsAs = (title: string): RegExp =>
  new RegExp(
    title
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}|%[sdifjo]|\$[a-z][\w.]*/)
      .map((part) => escape(part.replaceAll(/\\(['"`])/g, '$1')))
      .join('.*'),
  );
