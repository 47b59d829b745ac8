import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { systemClock } from '#commerce/platform/clock.ts';
import { createLog } from '#commerce/platform/log.ts';
import { loadSettings } from '#commerce/settings.ts';
import { createServer } from '../app.ts';
import { openCommerce } from '../commerce/open-commerce.ts';
import type { Storefront } from '../storefront/storefront.ts';

/** Server without pages, started and killed by the kill test. Prints its port as one line of JSON. */
const settings = loadSettings();
const log = createLog(settings.logLevel);
const voice = { say: () => {}, step: <T>(_: string, work: () => Promise<T>) => work() };
const { commerce, storeViews } = await openCommerce({ settings, log, voice });
const storefront: Storefront = {
  isDevelopment: false,
  load: () => Promise.reject(new Error('This process does not render pages.')),
};
const app = await createServer({
  settings,
  log,
  clock: systemClock,
  commerce,
  storeViews,
  storefront,
  files: new Map(),
  catalogueMedia: settings.varDir,
});
await app.listen({ port: 0, host: '127.0.0.1' });
// A killed process never writes its compile cache (NODE_COMPILE_CACHE).
flushCompileCache();
console.log(JSON.stringify({ port: (app.server.address() as AddressInfo).port }));
