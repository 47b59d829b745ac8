import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { DIRECTORIES, isTest, kindOf, moduleOf, resolveImport } from './walls.ts';

/** One file of the repository that another imports; `isType`: nothing of it runs. */
export type Import = { from: string; to: string; isType: boolean };
export type Graph = ReadonlyMap<string, readonly Import[]>;

const IGNORED = /\/generated\/|\.graphql\.ts$/;

type Entry = { isType: boolean; moduleRequest?: { value: string } | null };

/**
 * The modules that a file imports, and whether it imports only types from them; a side-effect import counts as code.
 */
const sourcesIn = (file: string, text: string): { source: string; isType: boolean }[] => {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  const isOfTypes = (entries: readonly Entry[]) => entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({ source: moduleRequest.value, isType: isOfTypes(entries) })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ source: moduleRequest.value, isType }] : [])),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      source: text.slice(start + 1, end - 1),
      isType: false,
    })),
  ];
};

/** Every import between hand-written scripts of the repository, tests and dynamic imports too. */
export const readImports = (root: string): Graph => {
  const files = globSync(`{${DIRECTORIES.join(',')}}/**/*.{ts,tsx,mjs}`, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !IGNORED.test(path))
    .sort();
  const known = new Set(files);
  return new Map(
    files.map((from) => [
      from,
      sourcesIn(from, readFileSync(join(root, from), 'utf8')).flatMap(({ source, isType }) => {
        const to = resolveImport(from, source);
        return to && known.has(to) ? [{ from, to, isType }] : [];
      }),
    ]),
  );
};

/** A cycle of names, with the first repeated at the end; undefined if there is none. */
export const circleOf = (graph: ReadonlyMap<string, Iterable<string>>): readonly string[] | undefined => {
  const done = new Set<string>();
  const visit = (name: string, chain: readonly string[]): readonly string[] | undefined => {
    if (chain.includes(name)) return [...chain.slice(chain.indexOf(name)), name];
    if (done.has(name)) return undefined;
    for (const other of graph.get(name) ?? []) {
      const circle = visit(other, [...chain, name]);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
};

/** Files by the files they import, types too. */
export const fileGraph = (imports: Graph): ReadonlyMap<string, readonly string[]> =>
  new Map([...imports].map(([file, all]) => [file, all.map(({ to }) => to)]));

const nameOfModule = (path: string): string | undefined =>
  isTest(path) ? undefined : moduleOf(path.split('/'))?.module;

/** Modules of the back end by the modules whose code they run; type imports do not count. */
export const backEndGraph = (imports: Graph): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const { from, to, isType } of [...imports.values()].flat()) {
    const [module, other] = [nameOfModule(from), nameOfModule(to)];
    if (!module) continue;
    const uses = graph.get(module) ?? new Set();
    graph.set(module, uses);
    if (other && other !== module && !isType) uses.add(other);
  }
  return graph;
};

const isStorefrontCode = (path: string): boolean => path.startsWith('storefront/') && !isTest(path);

/**
 * Directories of the storefront by the directories beside them whose code they run; type imports do not count. A file
 * counts for its directory and for each directory above it.
 */
export const directoryGraph = (imports: Graph): ReadonlyMap<string, ReadonlySet<string>> => {
  const graph = new Map<string, Set<string>>();
  for (const { from, to, isType } of [...imports.values()].flat()) {
    if (isType || !isStorefrontCode(from) || !isStorefrontCode(to)) continue;
    const [own, other] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)];
    const depth = own.findIndex((name, index) => name !== other[index]);
    if (depth < 0 || depth >= other.length) continue;
    const [directory, sibling] = [own, other].map((path) => path.slice(0, depth + 1).join('/')) as [string, string];
    graph.set(directory, (graph.get(directory) ?? new Set()).add(sibling));
  }
  return graph;
};

const REACHES_OUT = /^commerce\/platform\/(?:database|jobs|mail|schedule|secrets)\//;

/** Import chains from a rules file to a database, mail or job, as lists of files. */
export const impureRules = (imports: Graph): readonly (readonly string[])[] => {
  const isImpure = (path: string): boolean =>
    REACHES_OUT.test(path) || (nameOfModule(path) !== undefined && kindOf(path.split('/')) === 'store');
  const pathOut = (path: string, chain: readonly string[], seen: Set<string>): readonly string[] | undefined => {
    if (seen.has(path)) return undefined;
    seen.add(path);
    for (const { to, isType } of imports.get(path) ?? []) {
      if (isType) continue;
      if (isImpure(to)) return [...chain, path, to];
      const found = pathOut(to, [...chain, path], seen);
      if (found) return found;
    }
    return undefined;
  };
  return [...imports.keys()].flatMap((path) => {
    if (nameOfModule(path) === undefined || kindOf(path.split('/')) !== 'rules') return [];
    const chain = pathOut(path, [], new Set());
    return chain ? [chain] : [];
  });
};
