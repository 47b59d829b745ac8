import type { FastifyInstance } from 'fastify';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import type { ClientAssets, ServerEntry } from '#contract/page-render.ts';
import type { Storefront } from './storefront.ts';

const SERVER_ENTRY = '/storefront/entry-server.tsx';
const CLIENT_ENTRY = '/storefront/entry-client.tsx';

/** Style sheets the rendered modules import, so that a page is styled before its scripts run. */
const stylesOf = async (vite: ViteDevServer): Promise<string[]> => {
  const styles = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) visit(imported);
    if (/\.css(?:$|\?)/.test(node.url) && !node.url.includes('?inline')) styles.add(node.url);
  };
  const entry = await vite.environments['ssr']?.moduleGraph.getModuleByUrl(SERVER_ENTRY);
  if (entry) visit(entry);
  return [...styles];
};

const assetsOf = (styles: readonly string[]): ClientAssets => ({
  entry: [CLIENT_ENTRY],
  styles,
  preload: [],
  module: () => ({ scripts: [], styles: [] }),
  file: (sourcePath) => `/${sourcePath.replace(/^\//, '')}`,
});

/** The storefront's sources through Vite: hot reload in the browser, the newest modules for every render. */
export const openDevelopmentStorefront = async (root: string): Promise<{ storefront: Storefront; vite: ViteDevServer }> => {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  const storefront: Storefront = {
    isDevelopment: true,
    load: async () => {
      try {
        const { render } = (await vite.ssrLoadModule(SERVER_ENTRY)) as ServerEntry;
        return { render, assets: assetsOf(await stylesOf(vite)), finish: (url, html) => vite.transformIndexHtml(url, html) };
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        throw error;
      }
    },
  };
  return { storefront, vite };
};

/** Lets Vite answer its own addresses before the routes of the shop see them. */
export const addVite = (app: FastifyInstance, vite: ViteDevServer): void => {
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, done));
  app.addHook('onClose', () => vite.close());
};
