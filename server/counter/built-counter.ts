import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltFiles, type BuiltFile } from '../assets/built-files.ts';

/** Build of the back office: files by URL, and the URL of the script. */
export type BuiltCounter = { files: ReadonlyMap<string, BuiltFile>; entry: string };

/** Reads `dist/counter`. Undefined if there is no build. */
export const openBuiltCounter = async (dist: string): Promise<BuiltCounter | undefined> => {
  const folder = join(dist, 'counter');
  const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined) return undefined;
  const entries = JSON.parse(manifest) as Record<string, { file: string; isEntry?: boolean }>;
  const entry = Object.values(entries).find(({ isEntry }) => isEntry);
  return entry && { files: await readBuiltFiles(folder), entry: `/${entry.file}` };
};
