import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { transformImage } from './transform.ts';

const folder = join(import.meta.dirname, '../../catalogue/media/catalog/product');

/** The largest files of the sample, which compress worst. */
const heaviest = async (count: number): Promise<string[]> => {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })),
  );
  return files
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, count)
    .map(({ name }) => name);
};

test('even the busiest pictures of the sample are served in 150 kB at 1280 pixels', async () => {
  const parameters = { width: 1280, height: 1600, quality: 85, isAuto: true, format: 'pjpg' } as never;
  for (const name of await heaviest(3)) {
    const { byteLength } = await transformImage(join(folder, name), parameters, 'webp');
    expect([name, byteLength <= 150_000]).toEqual([name, true]);
  }
}, 30_000);
