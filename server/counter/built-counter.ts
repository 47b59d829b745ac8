import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltFiles, type BuiltFile } from '../assets/built-files.ts';

/** The build of the back office: its files by address, and the address of its script. */
export type BuiltCounter = { files: ReadonlyMap<string, BuiltFile>; entry: string };

/** Reads `dist/counter`; undefined if it has not been built. */
export const openBuiltCounter = async (dist: string): Promise<BuiltCounter | undefined> => {
  const folder = join(dist, 'counter');
  const manifest = await readFile(join(folder, '.vite/manifest.json'), 'utf8').catch(() => undefined);
  if (manifest === undefined) return undefined;
  const entries = JSON.parse(manifest) as Record<string, { file: string; isEntry?: boolean }>;
  const entry = Object.values(entries).find(({ isEntry }) => isEntry);
  return entry && { files: await readBuiltFiles(folder), entry: `/${entry.file}` };
};
