import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findDecisions } from './specification/decisions.ts';
import { readProofs } from './specification/proofs.ts';
import { findNamings, root } from './specification/titles.ts';

const target = join(root, 'docs', 'specification.md');
const namings = findNamings();
const proofs = readProofs(namings);
const decisions = findDecisions();

const named = new Set(namings.map(({ id }) => id));
const ids = [...new Set([...named, ...decisions.keys()])].sort();
const proved = ids.filter((id) => proofs[id]);
const groups = [...new Set(ids.map((id) => id.slice(0, 2)))];

const entry = (id: string): string[] => {
  const tests = new Set(namings.filter((naming) => naming.id === id).map(({ text, file }) => `${text} (${file})`));
  const red = new Set((proofs[id] ?? []).map(({ test, file }) => `${test} (${file})`));
  const decided = (decisions.get(id) ?? []).map((file) => `[${file.slice(0, 4)}](decisions/${file})`);
  return [
    `- **${id}**${red.size ? ', proved' : ''}`,
    ...(decided.length ? [`  - decided in: ${decided.join(', ')}`] : []),
    ...[...tests].map((test) => `  - ${red.has(test) ? 'proved' : 'named'} by: ${test}`),
  ];
};

const lines = [
  '# What is specified, and the tests that name or prove it',
  '',
  'Written by `npm run specification` from the titles of the tests and from [proved.json](proved.json); do not edit. Each id is a line of',
  'the storefront specification. A line is *named* by a test whose title carries its id. It is *proved* where that test went red while the',
  'code was broken on purpose: `npm run mutate` does that and keeps the list. A proof lapses when the code that was broken changes.',
  'Where we do otherwise than a line says, or say why, the decision record is named.',
  '',
  `${named.size} lines are named, ${proved.length} of them proved.`,
  ...groups.flatMap((group) => ['', `## ${group}`, '', ...ids.filter((id) => id.startsWith(group)).flatMap(entry)]),
  '',
];
const text = lines.join('\n');

if (process.argv.includes('--check')) {
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
    console.error('docs/specification.md is out of date: run `npm run specification`');
    process.exit(1);
  }
} else writeFileSync(target, text);
console.log(`${named.size} specification lines are named by tests, ${proved.length} are proved`);
