import type { FastifyInstance } from 'fastify';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import type { ClientAssets, ServerEntry } from '#contract/page-render.ts';
import type { LoadedStorefront, Storefront } from './storefront.ts';

const SERVER_ENTRY = '/storefront/entry-server.tsx';
const CLIENT_ENTRY = '/storefront/entry-client.tsx';

/** Style sheets imported by rendered modules, so that a page is styled before its scripts run. */
const stylesOf = async (vite: ViteDevServer): Promise<string[]> => {
  const styles = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (/\.css(?:$|\?)/.test(node.url) && !/\?(?:inline|raw)/.test(node.url)) styles.add(node.url);
  };
  const entry = await vite.environments['ssr']?.moduleGraph.getModuleByUrl(SERVER_ENTRY);
  if (entry) visit(entry);
  return [...styles];
};

const assetsOf = (styles: readonly string[]): ClientAssets => ({
  entry: CLIENT_ENTRY,
  styles,
  preload: [],
  module: () => [],
  moduleStyles: () => [],
  file: (sourcePath) => `/${sourcePath.replace(/^\//, '')}`,
});

const renderWith = async (vite: ViteDevServer): Promise<LoadedStorefront> => {
  try {
    const { render } = (await vite.ssrLoadModule(SERVER_ENTRY)) as ServerEntry;
    return {
      render,
      assets: assetsOf(await stylesOf(vite)),
      finish: (url, html) => vite.transformIndexHtml(url, html),
    };
  } catch (error) {
    if (error instanceof Error) vite.ssrFixStacktrace(error);
    throw error;
  }
};

export type DevelopmentStorefront = {
  storefront: Storefront;
  /** Adds Vite's middleware and its hot reload over the shop's own port. Call before listening. */
  attach: (app: FastifyInstance) => Promise<void>;
};

/** Renders through Vite: hot reload in the browser, current modules for every render. */
export const developmentStorefront = (root: string): DevelopmentStorefront => {
  const ready = Promise.withResolvers<ViteDevServer>();
  return {
    storefront: { isDevelopment: true, load: async () => renderWith(await ready.promise) },
    attach: async (app) => {
      const vite = await createServer({
        // Not bundled into a temporary file, which would make `node --watch` restart.
        configLoader: 'native',
        root,
        appType: 'custom',
        server: { middlewareMode: true, ws: { server: app.server } },
      });
      app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
      app.addHook('onClose', () => vite.close());
      ready.resolve(vite);
    },
  };
};
