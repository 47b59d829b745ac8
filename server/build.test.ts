import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuilt, sourceHash } from './build.ts';
import { temporaryFolder } from './testing/fixtures.ts';

test('the storefront is built again when a source has changed, and only then', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'storefront/routes'), { recursive: true });
  await mkdir(join(root, 'contract'));
  await mkdir(join(root, 'catalogue/media/logo'), { recursive: true });
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'storefront/routes/home.tsx'), 'a');
  const hash = await sourceHash(root);
  expect(await isBuilt(root, hash)).toBe(false);
  await writeFile(join(root, 'dist/sources.sha256'), hash);
  await writeFile(join(root, 'storefront/routes/home.test.tsx'), 'a');
  expect(await isBuilt(root, await sourceHash(root))).toBe(true);
  await writeFile(join(root, 'storefront/routes/home.tsx'), 'b');
  expect(await isBuilt(root, await sourceHash(root))).toBe(false);
});
