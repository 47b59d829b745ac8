import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const storefront = join(import.meta.dirname, '..', '..');
/** Parts without a look of their own. */
const UNSEEN = ['visually-hidden'];

const readAll = (files: string): string =>
  globSync(files, { cwd: import.meta.dirname })
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');

test('[RT-39] the style guide shows a component of each component directory', () => {
  const folders = globSync('ui/*/*.module.css', { cwd: storefront }).map((file) => file.split(/[/\\]/)[1] ?? '');
  const shown = readAll('sections/*.tsx');
  expect(folders.length).toBeGreaterThan(15);
  expect(
    [...new Set(folders)].filter((folder) => !UNSEEN.includes(folder) && !shown.includes(`#storefront/ui/${folder}/`)),
  ).toEqual([]);
});

test('[RT-39] lists every section of the style guide', () => {
  const sections = globSync('sections/*.tsx', { cwd: import.meta.dirname }).map((file) => file.replaceAll('\\', '/'));
  const list = readAll('sections.ts');
  const listed = [...list.matchAll(/import \{ (\w+) \} from '\.\/(sections\/[\w-]+\.tsx)'/g)];
  expect(listed.map(([, , file]) => file).sort()).toEqual(sections.sort());
  expect(listed.filter(([, name]) => !list.includes(`Part: ${name} }`))).toEqual([]);
});
