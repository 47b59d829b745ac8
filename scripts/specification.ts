import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Prints each line of the storefront specification with the tests whose titles carry its id, such as `[TO-03] …`.
 * Fails on an id without a test, unless `specification-ids.txt` names the decision record that replaces the line, and
 * on an id that the specification does not have.
 */
const root = join(import.meta.dirname, '..');
const TESTS =
  '{contract,storefront,commerce,server,catalogue,e2e,scripts,bench}/**/*.{test.ts,test.tsx,spec.ts,suite.ts}';
/** The title of a test, also of a table: `test.each(…)('title'`. */
const TITLE = /(?:\b(?:test|it|describe)(?:\.\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1).)*?)\1/gs;
const TAGS = /\[((?:[A-Z]{2}-\d{2,3}(?:[ ,]+)?)+)\]/g;
const ID = /[A-Z]{2}-\d{2,3}/g;

const testsById = new Map<string, string[]>();
for (const file of globSync(TESTS, { cwd: root }).sort())
  for (const [, , title = ''] of readFileSync(join(root, file), 'utf8').matchAll(TITLE)) {
    const text = title.replaceAll(TAGS, '').replaceAll(/\s+/g, ' ').trim() || 'whole suite';
    for (const id of [...title.matchAll(TAGS)].flatMap(([, tags = '']) => tags.match(ID) ?? []))
      testsById.set(id, [...(testsById.get(id) ?? []), `${text} (${file})`]);
  }

const lines = readFileSync(join(import.meta.dirname, 'specification-ids.txt'), 'utf8')
  .trim()
  .split('\n');
const decisions = new Map(lines.map((line) => [line.slice(0, 5), line.slice(6)] as const));

const untested = [...decisions].filter(([id, decision]) => !decision && !testsById.has(id)).map(([id]) => id);
const unknown = [...testsById.keys()].filter((id) => !decisions.has(id));

if (!process.argv.includes('--check'))
  for (const [id, decision] of decisions)
    console.log([id, ...(decision ? [`decided in ${decision}`] : []), ...(testsById.get(id) ?? [])].join('\n  '));
console.log(`${decisions.size - untested.length} of ${decisions.size} lines of the specification have a test`);
if (untested.length) console.error(`No test names ${untested.join(', ')}`);
if (unknown.length) console.error(`The specification has no ${unknown.join(', ')}`);
process.exitCode = untested.length || unknown.length ? 1 : 0;
