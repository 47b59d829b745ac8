import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest, moduleOf } from './walls.ts';

/** A source file of a module of the back end, without tests and generated files. */
export type Source = { path: string; module: string; text: string };

const moduleOfFile = (path: string): string => moduleOf(path.split('/'))?.module ?? '';

const filesOf = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/'));

export const readModules = (root: string): readonly Source[] =>
  filesOf(root, 'commerce/*/**/*.ts')
    .filter((path) => !isTest(path) && !path.includes('/generated/'))
    .sort()
    .map((path) => ({ path, module: moduleOfFile(path), text: readFileSync(join(root, path), 'utf8') }));

/** The module whose migrations create a table or view. Other modules may read its views, not its tables. */
export type Owned = { module: string; isView: boolean };

export const tableOwners = (root: string): ReadonlyMap<string, Owned> =>
  new Map(
    filesOf(root, 'commerce/{platform,*/*}/migrations/*.sql').flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/create (table|view) (?:if not exists )?(\w+)/g)].map(
        ([, kind, name]): [string, Owned] => [name ?? '', { module: moduleOfFile(path), isView: kind === 'view' }],
      ),
    ),
  );

const COMMENT = /^\s*\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NAMED = /\b(delete from|from|join|into|update|table|analyze)\s+(\w+)/g;

/**
 * Tables of other modules in a file's SQL, and foreign views it writes to, as
 * `commerce/merchandise/search/store.ts: catalog.product`.
 */
export const foreignTables = (sources: readonly Source[], owners: ReadonlyMap<string, Owned>): readonly string[] => {
  const found = sources.flatMap(({ path, module, text }) =>
    [...text.replaceAll(COMMENT, '').matchAll(NAMED)].flatMap(([, verb = '', name = '']) => {
      const owner = owners.get(name);
      const isOpen = owner?.isView && (verb === 'from' || verb === 'join');
      return owner === undefined || owner.module === module || isOpen ? [] : [`${path}: ${owner.module}.${name}`];
    }),
  );
  return [...new Set(found)].sort();
};
