import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { systemClock } from '#commerce/platform/clock.ts';
import { createLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { createServer } from '#server/app.ts';
import { clientAssets } from '#server/assets/manifest.ts';
import { openCommerce } from '#server/commerce/open-commerce.ts';
import type { Commerce } from '#server/commerce/port.ts';
import type { Storefront } from '#server/storefront/storefront.ts';

const storefront: Storefront = {
  isDevelopment: false,
  load: async () => ({
    assets: clientAssets({
      client: { 'storefront/entry-client.tsx': { file: 'assets/index.js', isEntry: true } },
      server: { 'storefront/entry-server.tsx': { file: 'entry-server.js', isEntry: true, css: ['style.css'] } },
      serverStyles: new Map([['style.css', 'a{color:inherit}']]),
    }),
    render: async ({ url }) => ({
      status: 404,
      headers: {},
      html: `<!doctype html><title>${encodeURIComponent(url)}</title>`,
      tags: [],
      cacheable: false,
    }),
  }),
};

/**
 * Serves our back end, modified by `wrap`, with a one-line page, so that no client build is needed. Prints its port as
 * JSON; ends with the parent process.
 */
export const serve = async (wrap: (commerce: Commerce) => Commerce): Promise<void> => {
  const settings = loadSettings();
  const log = createLog(settings.logLevel);
  const voice = { say: () => {}, step: <T>(_: string, work: () => Promise<T>) => work() };
  const { commerce, storeViews, close } = await openCommerce({ settings, log, voice });
  const app = await createServer({
    settings,
    log,
    clock: systemClock,
    commerce: wrap(commerce),
    storeViews,
    storefront,
    files: new Map(),
    catalogueMedia: join(settings.catalogue, 'media'),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(JSON.stringify({ port: (app.server.address() as AddressInfo).port }));

  // Ends with the test that started it, in any case.
  process.stdin.on('end', () => process.exit(1)).resume();
  process.once('SIGTERM', () => {
    void app
      .close()
      .then(close)
      .then(() => process.exit(0));
  });
};
