import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { yaml, type Category } from '#catalogue/testing/read-catalogue.ts';
import { addCategorySuffix } from './category-links.ts';

const SAMPLE = join(import.meta.dirname, '../../catalogue');

const pathsOf = (categories: readonly Category[], above = ''): string[] =>
  categories.flatMap(({ url_key, children = [] }) => [above + url_key, ...pathsOf(children, `${above}${url_key}/`)]);

test('links of content and redirects lead to categories with their suffix', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['pages', 'blocks', 'categories.yaml', 'redirects.csv'])
    cpSync(join(SAMPLE, name), join(folder, name), { recursive: true });
  const categories = new Set(pathsOf(yaml<Category[]>('categories.yaml')));
  const links = () => {
    const content = globSync(['pages/*.html', 'blocks/*.html'], { cwd: folder }).map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    const linked = content.flatMap((text) =>
      [...text.matchAll(/\{\{store url=([^}?#]*)/g)].map(([, path = '']) => path),
    );
    const redirected = readFileSync(join(folder, 'redirects.csv'), 'utf8')
      .split('\n')
      .map((line) => line.split(',')[1] ?? '');
    return { linked, redirected };
  };
  const before = links();
  addCategorySuffix(folder, '.html');
  const after = links();
  for (const kind of ['linked', 'redirected'] as const) {
    const wanted = before[kind].map((path) => (categories.has(path) ? `${path}.html` : path));
    expect(wanted).not.toEqual(before[kind]);
    expect(after[kind]).toEqual(wanted);
  }
});
