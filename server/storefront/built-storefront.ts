import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerEntry } from '#contract/page-render.ts';
import type { BuiltFile } from '../assets/built-files.ts';
import { readBuiltFiles } from '../assets/built-files.ts';
import { clientAssets, type Build } from '../assets/manifest.ts';
import { listFiles } from '../assets/precompress.ts';
import type { Storefront } from './storefront.ts';

const readJson = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** Texts of the style sheets below a directory by their path in it. */
const readStyles = async (directory: string): Promise<Map<string, string>> => {
  const files = (await listFiles(directory)).filter((file) => file.endsWith('.css'));
  return new Map(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [file, await readFile(join(directory, file), 'utf8')]),
    ),
  );
};

/** The production build in `dist`: files in memory and the renderer. Throws when there is none. */
export const openBuiltStorefront = async (
  dist: string,
): Promise<{ storefront: Storefront; files: Map<string, BuiltFile> }> => {
  const [client, server] = [join(dist, 'client'), join(dist, 'server')];
  const build: Build = {
    client: (await readJson(join(client, '.vite/manifest.json'))) as Build['client'],
    server: (await readJson(join(server, '.vite/manifest.json'))) as Build['server'],
    serverStyles: await readStyles(server),
  };
  const files = await readBuiltFiles(client);
  const { render } = (await import(pathToFileURL(join(server, 'entry-server.js')).href)) as ServerEntry;
  const loaded = { render, assets: clientAssets(build) };
  return { storefront: { isDevelopment: false, load: async () => loaded }, files };
};
