import { createServer, resolveConfig, build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { trimmedLibraries } from './trimmed-libraries.ts';

const ROOT = new URL('../..', import.meta.url).pathname;
const common = { root: ROOT, configFile: false as const, logLevel: 'silent' as const };

test('the development server trims libraries too', async () => {
  const vite = await createServer({
    ...common,
    appType: 'custom',
    plugins: [trimmedLibraries()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const queries = await vite.ssrLoadModule('@tanstack/react-query');
  expect(new queries['MutationCache']().getAll()).toEqual([]);
  expect(new queries['MutationCache']()).not.toHaveProperty('build');
  await vite.close();
});

test('libraries pre-bundled for the browser in development are trimmed too', async () => {
  const { optimizeDeps } = await resolveConfig({ ...common, plugins: [trimmedLibraries()] }, 'serve');
  const [plugin] = [optimizeDeps.rolldownOptions?.plugins].flat() as Plugin[];
  const resolve = plugin?.resolveId as (source: string, importer: string) => string | undefined;
  const load = plugin?.load as (id: string) => string | undefined;
  const id = resolve('./mutationCache.js', `${ROOT}node_modules/@tanstack/query-core/build/modern/index.js`);
  expect(load(id ?? '')).toContain('class MutationCache { clear() {}');
  expect(resolve('./mutationCache.js', `${ROOT}storefront/app.tsx`)).toBe(undefined);
});

test('a build in which a trim matches no import fails, and names it', async () => {
  const source: Plugin = {
    name: 'source',
    resolveId: (id) => (id === 'entry' ? '\0entry' : undefined),
    load: (id) => (id === '\0entry' ? 'export const nothing = 1;' : undefined),
  };
  const building = build({
    ...common,
    plugins: [source, trimmedLibraries()],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  });
  await expect(building).rejects.toThrow(
    /No library imports what is to be trimmed: .*query-core\/\.\/mutationCache\.js/,
  );
});
