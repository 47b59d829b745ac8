import { sharedShop, type SharedShop, type SharedShopName } from './shared-shops.ts';
import { test as base } from './shop.ts';

/**
 * Tests of a shop that all workers share, so that they must not depend on each other’s data. Relative URLs refer to
 * that shop.
 */
export const testIn = (name: SharedShopName) =>
  base.extend<{ shop: SharedShop }>({
    shop: [
      // Playwright parses this pattern to find the fixtures.
      // oxlint-disable-next-line eslint/no-empty-pattern
      async ({}, provide) => provide(await sharedShop(name)),
      { timeout: 480_000 },
    ],
    baseURL: async ({ shop }, provide) => provide(shop.origin),
  });
