import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Break } from './break.ts';

const root = join(import.meta.dirname, '..', '..');

const readBreaks = async (): Promise<Break[]> => {
  const lists = globSync('scripts/mutate/breaks/*.ts', { cwd: root });
  const modules = await Promise.all(
    lists.map((list) => import(join(root, list)) as Promise<{ breaks: readonly Break[] }>),
  );
  return modules.flatMap(({ breaks }) => breaks);
};

test('the text that a break replaces occurs in its file exactly once', async () => {
  const breaks = await readBreaks();
  expect(breaks.length).toBeGreaterThan(100);
  const lost = breaks.filter(({ file, find }) => {
    const path = join(root, file);
    return !existsSync(path) || readFileSync(path, 'utf8').split(find).length !== 2;
  });
  expect(lost.map(({ what, file }) => `${what} (${file})`)).toEqual([]);
});

test('the tests that judge a break exist', async () => {
  const files = (await readBreaks()).flatMap(({ tests = [] }) => tests);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
