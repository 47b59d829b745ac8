import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `library` is where `file` is imported, as written there; what stands in for it is `code`, or a module in `slim/`. */
type Trim = { library: string; file: string } & ({ code: string } | { slim: string });

/**
 * Library code in every bundle that this shop never calls: the query cache's mutations (ours run in one queue of their
 * own) and infinite queries, its choice of timers and surroundings, and what follows focus and network (no query is asked again by either). Of what writes messages it calls little, and has that little in `slim/`.
 */
const TRIMS: readonly Trim[] = [
  { library: 'storefront/platform/i18n/', file: '@lingui/core', slim: 'messages.ts' },
  {
    library: '@tanstack/query-core/',
    file: './mutationCache.js',
    code: 'export class MutationCache { clear() {} getAll() { return []; } findAll() { return []; } resumePausedMutations() { return Promise.resolve(); } }',
  },
  {
    library: '@tanstack/query-core/',
    file: './infiniteQueryBehavior.js',
    code: 'const unused = () => { throw new Error("No list of this shop is endless"); }; export const infiniteQueryBehavior = unused, hasNextPage = unused, hasPreviousPage = unused;',
  },
  {
    library: '@tanstack/query-core/',
    file: './environmentManager.js',
    code: 'export const isServer = () => typeof window === "undefined", environmentManager = { isServer };',
  },
  {
    library: '@tanstack/query-core/',
    file: './timeoutManager.js',
    code: 'export const timeoutManager = { setTimeout: (work, ms) => setTimeout(work, ms), clearTimeout: (id) => clearTimeout(id), setInterval: (work, ms) => setInterval(work, ms), clearInterval: (id) => clearInterval(id) }; export const systemSetTimeoutZero = (work) => void setTimeout(work);',
  },
  {
    library: '@tanstack/query-core/',
    file: './focusManager.js',
    code: 'export const focusManager = { isFocused: () => globalThis.document?.visibilityState !== "hidden", subscribe: () => () => {} };',
  },
  {
    library: '@tanstack/query-core/',
    file: './onlineManager.js',
    code: 'export const onlineManager = { isOnline: () => true, subscribe: () => () => {} };',
  },
];

const ID = /^\0trimmed:(\d+)$/;

/** The libraries, as Vite knows packages. */
const LIBRARIES = [...new Set(TRIMS.map(({ library }) => library.replace(/\/$/, '')))].filter((name) =>
  name.startsWith('@'),
);

const replacing = (met: (index: number) => void): Pick<Plugin, 'resolveId' | 'load'> => ({
  resolveId: (source, importer) => {
    const index = TRIMS.findIndex(({ file, library }) => source === file && importer?.includes(`/${library}`));
    if (index < 0) return undefined;
    met(index);
    const trim = TRIMS[index];
    return trim && 'slim' in trim ? join(import.meta.dirname, 'slim', trim.slim) : `\0trimmed:${index}`;
  },
  load: (id) => {
    const trim = TRIMS[Number(ID.exec(id)?.[1] ?? -1)];
    return trim && 'code' in trim ? trim.code : undefined;
  },
});

/**
 * Removes them from the built bundles, and from what development bundles of libraries for the browser and runs on the
 * server, so that both behave the same. Fails a build that no longer imports one of them.
 */
export const trimmedLibraries = (): Plugin => {
  const met = new Set<number>();
  let isBuild = false;
  return {
    name: 'trimmed-libraries',
    enforce: 'pre',
    config: (_config, { command }) => {
      isBuild = command === 'build';
      if (isBuild) return {};
      // In development the browser gets libraries bundled ahead, without Vite's plugins; the server takes them from Node.
      return {
        optimizeDeps: { rolldownOptions: { plugins: [{ name: 'trimmed-libraries', ...replacing(() => {}) }] } },
        ssr: { noExternal: [...LIBRARIES, '@tanstack/react-query'] },
      };
    },
    buildStart: () => met.clear(),
    ...replacing((index) => met.add(index)),
    buildEnd(error) {
      const missing = TRIMS.filter((_trim, index) => !met.has(index)).map(({ library, file }) => library + file);
      if (isBuild && !error && missing.length > 0)
        this.error(`No library imports what is to be trimmed: ${missing.join(', ')}`);
    },
  };
};
