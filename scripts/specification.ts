import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const target = join(root, 'docs', 'specification.md');
const ROOMS = ['contract', 'storefront', 'commerce', 'server', 'catalogue', 'e2e', 'scripts', 'bench'];
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])((?:\\.|(?!\1).)*?)\1/gs;
const TAGS = /\[((?:[A-Z]{2}-\d{2,3}(?:[ ,]+)?)+)\]/g;
const ID = /[A-Z]{2}-\d{2,3}/g;

const proofs = new Map<string, Set<string>>();
for (const room of ROOMS) {
  const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).filter((name) => /\.(test|spec|suite)\.tsx?$/.test(name));
  for (const name of files.sort()) {
    const file = `${room}/${name.replaceAll('\\', '/')}`;
    for (const [, , title = ''] of readFileSync(join(root, file), 'utf8').matchAll(TITLE))
      for (const [, tags = ''] of title.matchAll(TAGS))
        for (const [id] of tags.matchAll(ID)) {
          const text = title.replaceAll(TAGS, '').replaceAll(/\s+/g, ' ').trim();
          (proofs.get(id) ?? proofs.set(id, new Set()).get(id))?.add(`${text || 'whole suite'} (${file})`);
        }
  }
}

const ids = [...proofs.keys()].sort();
const groups = [...new Set(ids.map((id) => id.slice(0, 2)))];
const lines = [
  '# What is specified, and the tests that prove it',
  '',
  'Written by `npm run specification` from the titles of the tests; do not edit. Each id is a line of the storefront specification.',
  '',
  `${ids.length} lines are proved.`,
  ...groups.flatMap((group) => ['', `## ${group}`, '', ...ids.filter((id) => id.startsWith(group)).flatMap((id) => [`- **${id}**`, ...[...(proofs.get(id) ?? [])].map((proof) => `  - ${proof}`)])]),
  '',
];
const text = lines.join('\n');

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error('docs/specification.md is out of date: run `npm run specification`');
    process.exit(1);
  }
} else writeFileSync(target, text);
console.log(`${ids.length} specification lines are named by tests`);
