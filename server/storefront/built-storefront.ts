import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '#contract/page-render.ts';
import type { BuiltFile } from '../assets/built-files.ts';
import { readBuiltFiles } from '../assets/built-files.ts';
import type { Manifest } from '../assets/manifest.ts';
import { clientAssets } from '../assets/manifest.ts';
import type { Storefront } from './storefront.ts';

/** The production build in `dist`: files in memory and the renderer. Throws when there is none. */
export const openBuiltStorefront = async (
  dist: string,
): Promise<{ storefront: Storefront; files: Map<string, BuiltFile> }> => {
  const client = join(dist, 'client');
  const manifest = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const files = await readBuiltFiles(client);
  const { render } = (await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href)) as ServerEntry;
  const loaded = { render, assets: clientAssets(manifest) };
  return { storefront: { isDevelopment: false, load: async () => loaded }, files };
};
