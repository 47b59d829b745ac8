import { join } from 'node:path';
import { startShop } from '../support/own-shop.ts';
import { test as base } from '../support/shop.ts';

export const FOLDER = join(import.meta.dirname, 'folder');

/** Tests of a shop with one store view, its own brand, and few features; relative URLs refer to it. */
export const test = base.extend<object, { tea: { origin: string; folder: string } }>({
  tea: [
    // Playwright parses this pattern to find the fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const { stop, ...shop } = await startShop({ CATALOGUE: FOLDER });
      await provide(shop);
      await stop();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ tea }, provide) => provide(tea.origin),
});
