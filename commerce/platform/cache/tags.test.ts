import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { magentoTags, tag, TAGS } from './tags.ts';

test("names tags as Magento's page cache does", () => {
  expect(
    magentoTags([tag.products, tag.product(45), tag.category(12), tag.cmsBlock('header-top-message'), tag.store]),
  ).toBe('cat_p,cat_p_45,cat_c_12,cms_b_header-top-message,store,FPC');
});

const ROOT = join(import.meta.dirname, '../..');
const kindOf = (name: keyof typeof tag): string => {
  const made = tag[name];
  return (typeof made === 'string' ? made : made(0 as never)).replace(/:.*/, '');
};

test('responses are tagged by the readers in the table, and nowhere else', () => {
  const readers = globSync('**/*.ts', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path) && !path.startsWith('platform/cache/'))
    .flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\btags\.add\((?:tag\.(\w+))?/g)].map(
        ([call, name]) => `${name ? kindOf(name as keyof typeof tag) : call} ${path}`,
      ),
    );
  const listed = Object.entries(TAGS).flatMap(([kind, { readers: paths }]) => paths.map((path) => `${kind} ${path}`));
  expect([...new Set(readers)].sort()).toEqual(listed.sort());
});
