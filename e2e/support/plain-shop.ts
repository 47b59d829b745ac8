import { test as base } from './shop.ts';
import { plainShopOrigin } from './shared-shop.ts';

/** Tests of the storefront with a plain Magento 2.4.8, shared by all of them; relative URLs refer to it. */
export const test = base.extend<{ plainShop: string }>({
  plainShop: [
    // Playwright parses this pattern to find the fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => provide(await plainShopOrigin()),
    { timeout: 480_000 },
  ],
  baseURL: async ({ plainShop }, provide) => provide(plainShop),
});
