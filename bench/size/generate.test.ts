import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readWhole } from '#commerce/import/testing/read-whole.ts';
import { generateCatalogue } from './generate.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-generated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('writes a valid catalogue, the same for the same seed', async () => {
  await generateCatalogue(join(folder, 'one'), 70);
  await generateCatalogue(join(folder, 'two'), 70);
  const file = 'products/000001.csv';
  expect(readFileSync(join(folder, 'one', file), 'utf8')).toBe(readFileSync(join(folder, 'two', file), 'utf8'));
  const { products, categories } = await readWhole(join(folder, 'one'));
  expect(products.filter(({ visibility }) => visibility === 4)).toHaveLength(70);
  expect(products.filter(({ type }) => type === 'configurable')).toHaveLength(10);
  expect(products).toHaveLength(100);
  expect(Math.max(...categories.map(({ key }) => key.split('/').length))).toBe(3);
});
