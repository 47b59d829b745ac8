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
const REVALIDATED = 'no-cache';
const MIN_COMPRESSIBLE_BYTES = 512;

const compressed = async (path: string, content: Buffer): Promise<[Encoding, Buffer][]> => {
  const readCompressed = (extension: string): Promise<Buffer | undefined> =>
    readFile(path + extension).catch(() => undefined);
  return [
    ['br', (await readCompressed('.br')) ?? (await compress(content, 'br', 'small'))],
    ['gzip', (await readCompressed('.gz')) ?? (await compress(content, 'gzip', 'small'))],
  ];
};

const load = async (folder: string, file: string): Promise<BuiltFile | undefined> => {
  const type = mediaTypeOf(file);
  if (!type) return undefined;
  const path = join(folder, file);
  const content = await readFile(path);
  const isSmaller = isCompressible(file) && content.byteLength >= MIN_COMPRESSIBLE_BYTES;
  const bodies = new Map<Encoding, Buffer>([
    ['identity', content],
    ...(isSmaller ? await compressed(path, content) : []),
  ]);
  const headers = {
    'content-type': type,
    'cache-control': file.startsWith('assets/') ? IMMUTABLE : REVALIDATED,
    ...(bodies.size > 1 ? { vary: 'Accept-Encoding' } : {}),
  };
  return { headers, etag: weakEtag(content), bodies };
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
