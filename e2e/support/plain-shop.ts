import { bootPlainMagento } from '../plain-magento/boot.ts';
import { startShop } from './own-shop.ts';
import { test as base } from './shop.ts';

/** Tests of the storefront in front of a plain Magento 2.4.8; relative URLs refer to it. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // Playwright parses this pattern to find the fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const magento = await bootPlainMagento();
      const { origin, stop } = await startShop({ COMMERCE_URL: magento.origin });
      await provide(origin);
      await stop();
      await magento.stop();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ origin }, provide) => provide(origin),
});
