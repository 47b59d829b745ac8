import { startShop } from './own-shop.ts';
import { test as base } from './shop.ts';

/** An external service and the settings that connect the shop to it. */
type Beside<Given> = {
  given: Given;
  environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
};

/** Tests with a separate shop connected to an external service; relative URLs refer to that shop. */
export const testBeside = <Given extends object>(open: () => Promise<Beside<Given>>) =>
  base.extend<object, { shop: { origin: string } & Given }>({
    shop: [
      // Playwright parses this pattern to find the fixtures.
      // oxlint-disable-next-line eslint/no-empty-pattern
      async ({}, provide) => {
        const beside = await open();
        const { origin, stop } = await startShop(beside.environment);
        await provide({ origin, ...beside.given });
        await stop();
        await beside.stop();
      },
      { scope: 'worker', timeout: 480_000 },
    ],
    baseURL: async ({ shop }, provide) => provide(shop.origin),
  });
