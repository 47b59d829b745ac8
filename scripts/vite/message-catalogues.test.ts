import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { expect, test } from 'vitest';
import { messageCatalogues } from './message-catalogues.ts';

const root = join(import.meta.dirname, '..', '..');

type Emitted = { fileName: string; source: string };
type Hooks = {
  configResolved: (config: Partial<ResolvedConfig>) => void;
  load: (id: string) => string;
  transform: (code: string, id: string) => { code: string } | undefined;
  generateBundle: (this: { emitFile: (file: Emitted) => void }) => void;
};

const pluginFor = (ssr: boolean): Hooks => {
  const plugin = messageCatalogues(root) as Plugin & Hooks;
  plugin.configResolved({ command: 'build', build: { ssr } } as never);
  return plugin;
};

test('[RT-50] in the client build a page brings its messages, in a file of each language', () => {
  const client = pluginFor(false);
  const { code = '' } =
    client.transform(
      `const pages = { PRODUCT: () => import('./page-types/product.tsx'), CATEGORY: () => import('./page-types/category.tsx') }`,
      join(root, 'storefront/routes/page-types.ts'),
    ) ?? {};
  const name = /withMessages\(import\('\.\/page-types\/product\.tsx'\), '([\w-]{8})'\)/.exec(code)?.[1];
  // The messages of lists are in the file of every page.
  expect(code).toContain(`CATEGORY: () => import('./page-types/category.tsx')`);

  const emitted = new Map<string, string>();
  client.generateBundle.call({ emitFile: ({ fileName, source }) => void emitted.set(fileName, source) });
  const color = ['en-CA', 'fr-CA', 'en-US'].map(
    (tag) => /"product.attribute.color_family":\["?([^"]+)"/.exec(emitted.get(`assets/${tag}/${name}.js`) ?? '')?.[1],
  );
  expect(color).toEqual(['Colour', 'Couleur', 'Color']);
  expect(pluginFor(true).load('virtual:messages')).toContain(`"storefront/routes/page-types/product.tsx":"${name}"`);
});

test('the server has all messages at once', () => {
  const server = pluginFor(true);
  expect(server.transform(`import('./page-types/product.tsx')`, join(root, 'storefront/routes/page-types.ts'))).toBe(
    undefined,
  );
});
