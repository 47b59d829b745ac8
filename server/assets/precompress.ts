import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '#commerce/platform/compression.ts';
import { isCompressible } from './media-types.ts';

const MIN_COMPRESSIBLE_BYTES = 512;

/** Lists all files below a directory as relative paths with forward slashes. */
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

const precompressFile = async (path: string): Promise<boolean> => {
  if ((await stat(path)).size < MIN_COMPRESSIBLE_BYTES) return false;
  const content = await readFile(path);
  const encodings = [
    ['br', 'br'],
    ['gz', 'gzip'],
  ] as const;
  await Promise.all(
    encodings.map(async ([extension, encoding]) =>
      writeFile(`${path}.${extension}`, await compress(content, encoding, 'smallest')),
    ),
  );
  return true;
};

/** Writes `x.br` and `x.gz` next to every text file of a build, using all cores; resolves with the number of files. */
export const precompress = async (folder: string): Promise<number> => {
  const files = (await listFiles(folder)).filter((file) => isCompressible(file));
  const written = await Promise.all(files.map((file) => precompressFile(join(folder, file))));
  return written.filter(Boolean).length;
};
