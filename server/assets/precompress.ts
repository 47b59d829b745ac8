import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '../http/compress.ts';
import { isCompressible } from './media-types.ts';

const MIN_COMPRESSIBLE_BYTES = 512;

/** Files below a folder as paths relative to it, with forward slashes. */
export const listFiles = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();
};

/** Writes `x.br` and `x.gz` beside every text file of a build. */
export const precompress = async (folder: string): Promise<number> => {
  const files = (await listFiles(folder)).filter((file) => isCompressible(file));
  let written = 0;
  for (const file of files) {
    const path = join(folder, file);
    if ((await stat(path)).size < MIN_COMPRESSIBLE_BYTES) continue;
    const content = await readFile(path);
    await writeFile(`${path}.br`, await compress(content, 'br', 'smallest'));
    await writeFile(`${path}.gz`, await compress(content, 'gzip', 'smallest'));
    written += 1;
  }
  return written;
};
