import { openCollector, type Collector } from './collector.ts';
import { startShop } from './own-shop.ts';
import { test as base } from './shop.ts';

export type MeasuredShop = { origin: string; collector: Collector };

/** Tests with their own shop and collector; relative URLs refer to that shop. */
export const test = base.extend<object, { shop: MeasuredShop }>({
  shop: [
    // Playwright parses this pattern to find the fixtures.
    // oxlint-disable-next-line eslint/no-empty-pattern
    async ({}, provide) => {
      const collector = await openCollector();
      const { origin, stop } = await startShop({ ANALYTICS_URL: collector.url });
      await provide({ origin, collector });
      await stop();
      await collector.close();
    },
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
});
