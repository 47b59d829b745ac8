import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startShop } from '../support/own-shop.ts';
import { test as base } from '../support/shop.ts';

const FOLDER = join(import.meta.dirname, '../tea-shop/folder');

/** The tea shop's directory with British taxes and shipping prices, and a store view in French. */
const britishFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'british-shop-'));
  cpSync(FOLDER, folder, { recursive: true });
  for (const file of ['taxes.yaml', 'shipping.yaml']) cpSync(join(import.meta.dirname, file), join(folder, file));
  appendFileSync(join(folder, 'stores.yaml'), readFileSync(join(import.meta.dirname, 'french-view.yaml')));
  return folder;
};

/** Tests of a shop in pounds whose prices include VAT. Relative URLs refer to that shop. */
export const test = base.extend<object, { british: { origin: string; folder: string } }>({
  british: [
    // Playwright parses this pattern to find the fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const catalogue = britishFolder();
      const { stop, ...shop } = await startShop({ CATALOGUE: catalogue });
      await provide(shop);
      await stop();
      rmSync(catalogue, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ british }, provide) => provide(british.origin),
});
