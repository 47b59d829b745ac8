import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../support/own-shop.ts';
import { test as base } from '../support/shop.ts';

const E2E = join(import.meta.dirname, '..');

/** The tea shop's directory with a bundle, a group, delivery estimates, prices by weight and a store view in French. */
const setFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'set-shop-'));
  cpSync(join(E2E, 'tea-shop/folder'), folder, { recursive: true });
  cpSync(join(import.meta.dirname, 'shipping.yaml'), join(folder, 'shipping.yaml'));
  cpSync(join(import.meta.dirname, 'sets.csv'), join(folder, 'products/sets.csv'));
  appendFileSync(join(folder, 'stores.yaml'), readFileSync(join(E2E, 'british-shop/french-view.yaml')));
  const features = join(folder, 'features.yaml');
  writeFileSync(features, readFileSync(features, 'utf8').replace('estimate: off\n', ''));
  return folder;
};

/** Tests of a small shop that sells sets. Relative URLs refer to that shop. */
export const test = base.extend<object, { setShop: { origin: string } }>({
  setShop: [
    // Playwright parses this pattern to find the fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const catalogue = setFolder();
      const { stop, origin } = await startShop({ CATALOGUE: catalogue });
      await provide({ origin });
      await stop();
      rmSync(catalogue, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ setShop }, provide) => provide(setShop.origin),
});
