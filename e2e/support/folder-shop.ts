import { startShop } from './own-shop.ts';
import { test as base } from './shop.ts';

type FolderShop = { origin: string; folder: string };

/** Tests of a shop with the data of a directory. Relative URLs refer to that shop. */
export const testOfFolder = (catalogue: string) =>
  base.extend<object, { shop: FolderShop }>({
    shop: [
      // Playwright parses this pattern to find the fixtures.
      // oxlint-disable-next-line eslint/no-empty-pattern
      async ({}, provide) => {
        const { stop, ...shop } = await startShop({ CATALOGUE: catalogue });
        await provide(shop);
        await stop();
      },
      { scope: 'worker', timeout: 480_000 },
    ],
    baseURL: async ({ shop }, provide) => provide(shop.origin),
  });
