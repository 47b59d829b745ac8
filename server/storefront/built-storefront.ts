import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '#contract/page-render.ts';
import type { BuiltFile } from '../assets/built-files.ts';
import { readBuiltFiles } from '../assets/built-files.ts';
import { clientAssets, type ClientBuild } from '../assets/manifest.ts';
import type { Storefront } from './storefront.ts';

/** The production build in `dist`: files in memory and the renderer. Throws if there is none. */
export const openBuiltStorefront = async (
  dist: string,
): Promise<{ storefront: Storefront; files: Map<string, BuiltFile> }> => {
  const client = join(dist, 'client');
  const read = (name: string): Promise<string> => readFile(join(client, '.vite', name), 'utf8');
  const manifest = JSON.parse(await read('manifest.json')) as ClientBuild['manifest'];
  const fonts = await read('fonts.css');
  const css = await read('style.css');
  const sheets = JSON.parse(await read('sheets.json')) as ClientBuild['sheets'];
  const files = await readBuiltFiles(client);
  const { render } = (await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href)) as ServerEntry;
  const loaded = { render, assets: clientAssets({ manifest, fonts, sheets, css }) };
  return { storefront: { isDevelopment: false, load: async () => loaded }, files };
};
