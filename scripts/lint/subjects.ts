import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A source file of the back end, without tests and generated files. */
export type Source = { path: string; subject: string; text: string };

export const readSubjects = (root: string): readonly Source[] =>
  globSync('commerce/*/**/*.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.ts$|\/testing(?:\/|\.ts$)|\/generated\//.test(path))
    .sort()
    .map((path) => ({ path, subject: path.split('/')[1] ?? '', text: readFileSync(join(root, path), 'utf8') }));

/** The module whose migrations create a table or view. Other modules may read its views, but not its tables. */
export type Owned = { subject: string; isView: boolean };

export const tableOwners = (root: string): ReadonlyMap<string, Owned> =>
  new Map(
    globSync('commerce/*/migrations/*.sql', { cwd: root }).flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(/create (table|view) (?:if not exists )?(\w+)/g)].map(
        ([, kind, name]): [string, Owned] => [
          name ?? '',
          { subject: path.replaceAll('\\', '/').split('/')[1] ?? '', isView: kind === 'view' },
        ],
      ),
    ),
  );

const COMMENT = /^\s*\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const NAMED = /\b(delete from|from|join|into|update|table|analyze)\s+(\w+)/g;

/**
 * Tables of other modules in a file's SQL, and foreign views it writes to, as `commerce/search/store.ts:
 * catalog.product`.
 */
export const foreignTables = (sources: readonly Source[], owners: ReadonlyMap<string, Owned>): readonly string[] => {
  const found = sources.flatMap(({ path, subject, text }) =>
    [...text.replaceAll(COMMENT, '').matchAll(NAMED)].flatMap(([, verb = '', name = '']) => {
      const owner = owners.get(name);
      const isOpen = owner?.isView && (verb === 'from' || verb === 'join');
      return owner === undefined || owner.subject === subject || isOpen ? [] : [`${path}: ${owner.subject}.${name}`];
    }),
  );
  return [...new Set(found)].sort();
};
