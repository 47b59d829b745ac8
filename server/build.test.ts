import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { build, isBuilt, sourceHash } from './build.ts';
import { temporaryFolder } from './testing/fixtures.ts';

test('[ER-23] a message that French lacks or that nothing uses stops the build', async () => {
  const root = await temporaryFolder();
  const write = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  await write('storefront/platform/title.tsx', `t('cart.title')`);
  const stop = async (messages: object): Promise<string> => {
    await write('storefront/platform/messages.json', JSON.stringify(messages));
    return build(root).then(
      () => 'built',
      (error: Error) => error.message,
    );
  };
  expect(await stop({ 'cart.title': { en: 'Cart' } })).toContain('cart.title: no French text');
  expect(
    await stop({ 'cart.title': { en: 'Cart', fr: 'Panier' }, 'cart.left': { en: 'Left', fr: 'Reste' } }),
  ).toContain('cart.left: unused');
  expect(await stop({ 'cart.title': { en: 'Cart', fr: 'Panier' } })).toContain('message-id.ts: out of date');
});

test('the storefront is built again when a source has changed, and only then', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'storefront/routes'), { recursive: true });
  await mkdir(join(root, 'counter'));
  await mkdir(join(root, 'contract'));
  await mkdir(join(root, 'languages'));
  await mkdir(join(root, 'catalogue/media/logo'), { recursive: true });
  await mkdir(join(root, 'scripts/vite'), { recursive: true });
  await mkdir(join(root, 'scripts/messages'));
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'storefront/routes/home.tsx'), 'a');
  const hash = await sourceHash(root);
  expect(await isBuilt(root, hash)).toBe(false);
  await writeFile(join(root, 'dist/sources.sha256'), hash);
  await writeFile(join(root, 'storefront/routes/home.test.tsx'), 'a');
  expect(await isBuilt(root, await sourceHash(root))).toBe(true);
  for (const file of ['storefront/routes/home.tsx', 'counter/app.tsx']) {
    await writeFile(join(root, 'dist/sources.sha256'), await sourceHash(root));
    await writeFile(join(root, file), 'b');
    expect([file, await isBuilt(root, await sourceHash(root))]).toEqual([file, false]);
  }
});
