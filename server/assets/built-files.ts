import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '#commerce/platform/compression.ts';
import { weakEtag } from '#commerce/platform/etag.ts';
import type { Encoding } from '#commerce/platform/negotiate.ts';
import { isCompressible, mediaTypeOf } from './media-types.ts';
import { listFiles } from './precompress.ts';

export type BuiltFile = {
  headers: Readonly<Record<string, string>>;
  etag: string;
  bodies: ReadonlyMap<Encoding, Buffer>;
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';
const MIN_COMPRESSIBLE_BYTES = 512;

const compressed = async (path: string | undefined, content: Buffer): Promise<[Encoding, Buffer][]> => {
  const readCompressed = async (extension: string): Promise<Buffer | undefined> =>
    path ? readFile(path + extension).catch(() => undefined) : undefined;
  return [
    ['br', (await readCompressed('.br')) ?? (await compress(content, 'br', 'small'))],
    ['gzip', (await readCompressed('.gz')) ?? (await compress(content, 'gzip', 'small'))],
  ];
};

/** A file in memory, compressed where that helps; undefined if its media type is unknown. `path` may have compressed copies. */
export const fileInMemory = async (
  name: string,
  content: Buffer,
  { cacheControl, path }: { cacheControl: string; path?: string },
): Promise<BuiltFile | undefined> => {
  const type = mediaTypeOf(name);
  if (!type) return undefined;
  const isSmaller = isCompressible(name) && content.byteLength >= MIN_COMPRESSIBLE_BYTES;
  const bodies = new Map<Encoding, Buffer>([
    ['identity', content],
    ...(isSmaller ? await compressed(path, content) : []),
  ]);
  const headers = {
    'content-type': type,
    'cache-control': cacheControl,
    ...(bodies.size > 1 ? { vary: 'Accept-Encoding' } : {}),
  };
  return { headers, etag: weakEtag(content), bodies };
};

const load = async (folder: string, file: string): Promise<BuiltFile | undefined> => {
  const path = join(folder, file);
  const cacheControl = file.startsWith('assets/') ? IMMUTABLE : REVALIDATED;
  return fileInMemory(file, await readFile(path), { cacheControl, path });
};

/**
 * The client build in memory, by URL (`/assets/index-abc.js`). URLs are looked up and never joined to a directory, so
 * none can reach outside the build. Vite's manifest directory and source maps are omitted.
 */
export const readBuiltFiles = async (folder: string): Promise<Map<string, BuiltFile>> => {
  const files = new Map<string, BuiltFile>();
  for (const name of await listFiles(folder)) {
    if (name.startsWith('.') || name.endsWith('.map') || name.endsWith('.html')) continue;
    const file = await load(folder, name);
    if (file) files.set(`/${name}`, file);
  }
  return files;
};
