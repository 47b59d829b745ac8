import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { resolveImport } from '../../scripts/lint/walls.ts';

const root = join(import.meta.dirname, '../..');

/** Files that a file imports statically, without types. */
const importsOf = (file: string): string[] => {
  const { staticImports, staticExports } = parseSync(file, readFileSync(join(root, file), 'utf8')).module;
  const sources = [
    ...staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
    ),
  ];
  return sources.flatMap((source) => {
    const to = resolveImport(file, source);
    return to && /\.tsx?$/.test(to) && existsSync(join(root, to)) ? [to] : [];
  });
};

/** A file and its related data. */
const reachedFrom = (file: string, reached = new Set<string>()): ReadonlySet<string> => {
  if (reached.has(file)) return reached;
  reached.add(file);
  for (const next of importsOf(file)) reachedFrom(next, reached);
  return reached;
};

const isPage = (file: string): boolean =>
  /^storefront\/routes\/(?:page-types\/(?:category|product|cms-page)|pages\/.+)\.tsx$/.test(file);

test('[RT-50] the shop’s entry script loads no page', () => {
  const reached = reachedFrom('storefront/entry-client.tsx');
  expect([reached.size > 50, [...reached].filter(isPage)]).toEqual([true, []]);
});

test('[RT-50] the code of one page type does not load the code of another', () => {
  for (const file of ['page-types/category', 'page-types/product', 'page-types/cms-page', 'pages/search']) {
    const path = `storefront/routes/${file}.tsx`;
    expect([file, [...reachedFrom(path)].filter((other) => isPage(other) && other !== path)]).toEqual([file, []]);
  }
});
