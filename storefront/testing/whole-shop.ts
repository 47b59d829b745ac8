import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createCommerce } from '#commerce/app.ts';
import { settleCatalog } from '#commerce/merchandise/catalog/service.ts';
import { loadCatalogue } from '#commerce/import/service.ts';
import { SAMPLE_CATALOGUE } from '#commerce/import/testing/catalogue-shop.ts';
import { systemClock } from '#commerce/platform/clock.ts';
import { databaseWith, testDatabase } from '#commerce/platform/database/testing/database.ts';
import { silentLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { SAMPLE_VIEWS } from '#contract/testing/store-views.ts';
import { fixedStoreViews } from '#server/store-views/store-views.ts';
import { clientAssets } from '#server/assets/manifest.ts';
import { createServer } from '#server/app.ts';
import { embeddedCommerce } from '#server/commerce/embedded.ts';
import { temporaryFolder } from '#server/testing/fixtures.ts';
import { render } from '../entry-server.tsx';

const MAX_VISITS = 20;
const catalogue = join(import.meta.dirname, '..', '..', 'catalogue');
const assets = clientAssets({
  client: { 'storefront/entry-client.tsx': { file: 'assets/index.js', isEntry: true } },
  server: { 'storefront/entry-server.tsx': { file: 'entry-server.js', isEntry: true, css: ['style.css'] } },
  serverStyles: new Map([['style.css', 'a{color:inherit}']]),
});

export type VisitResponse = {
  status: number;
  location: string | undefined;
  html: string;
  headers: Readonly<Record<string, unknown>>;
};

/**
 * The shop with the sample catalogue or another folder, whole but for the build: the server, the back end and the pages
 * run in this process.
 */
export const openWholeShop = async (folder?: string) => {
  const settings = loadSettings({
    NODE_ENV: 'test',
    VAR_DIR: await temporaryFolder(),
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'https://shop.test',
    RATE_LIMITS: 'off',
  });
  const commerce = await createCommerce(settings, {
    database: folder ? await testDatabase() : await databaseWith(SAMPLE_CATALOGUE),
    log: silentLog,
  });
  if (folder) await loadCatalogue(commerce.platform, folder);
  await settleCatalog(commerce.platform);
  const storefront = { isDevelopment: false, load: async () => ({ assets, render }) };
  const app = await createServer({
    settings,
    log: silentLog,
    clock: systemClock,
    commerce: embeddedCommerce(commerce),
    storeViews: fixedStoreViews(SAMPLE_VIEWS),
    storefront,
    files: new Map(),
    catalogueMedia: join(catalogue, 'media'),
  });
  const visit = async (url: string, cookie = ''): Promise<VisitResponse> => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { cookie } });
    return { status: statusCode, location: headers.location, html: body, headers };
  };
  return {
    /** Uploads to a route of the REST API as a guest. */
    post: async (url: string): Promise<{ status: number; body: string }> => {
      const { statusCode, body } = await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/octet-stream' },
        payload: 'x',
      });
      return { status: statusCode, body };
    },
    /** Sends a GraphQL request as a guest of a store view. */
    execute: async (query: string, store = 'CA_EN'): Promise<string> => {
      const { body } = await app.inject({ method: 'POST', url: '/graphql', headers: { store }, payload: { query } });
      return body;
    },
    /** Retries if the shop responds that it is too busy. */
    visit: async (url: string, cookie = ''): Promise<VisitResponse> => {
      for (let left = MAX_VISITS; left > 1; left--) {
        const response = await visit(url, cookie);
        if (response.status !== 503) return response;
        await setTimeout(1000);
      }
      return visit(url, cookie);
    },
    close: async (): Promise<void> => {
      await app.close();
      await commerce.close();
    },
  };
};

export type WholeShop = Awaited<ReturnType<typeof openWholeShop>>;
