import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { systemClock } from '#commerce/platform/clock.ts';
import { createLog } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { createServer } from './app.ts';
import { openCommerce } from './commerce/open-commerce.ts';
import type { ConsoleOutput } from './console.ts';
import { listen } from './listen.ts';
import { openBuiltCounter } from './counter/built-counter.ts';
import { counterAddress } from './counter/counter-address.ts';
import { shopAddresses } from './storefront/addresses.ts';
import { closeOnSignals } from './shutdown.ts';
import { watchUncaught } from './uncaught.ts';

export type ShopOptions = {
  root: string;
  settings: Settings;
  voice: ConsoleOutput;
  isDevelopment: boolean;
};

/**
 * Lets the heap grow by 40 % of the live objects between collections; V8's default is up to three times as much, in
 * every thread.
 */
const keepHeapsSmall = (): void => setFlagsFromString('--heap-growing-percent=40');

/** Starts the whole shop in this process and prints its addresses. */
export const openShop = async ({ root, settings, voice, isDevelopment }: ShopOptions): Promise<void> => {
  keepHeapsSmall();
  const log = createLog(settings.logLevel);
  const metrics = settings.metrics && (await import('./metrics/shop-metrics.ts')).createShopMetrics();
  const { commerce, storeViews, close } = await openCommerce({ settings, log, voice });
  const counter = settings.counter && (await openBuiltCounter(join(root, 'dist')));
  const health = { isClosing: false };
  const common = {
    settings,
    log,
    clock: systemClock,
    commerce: metrics?.measureCommerce(commerce) ?? commerce,
    storeViews,
    counter,
    metrics,
    health,
    catalogueMedia: join(settings.catalogue, 'media'),
  };
  const app = isDevelopment ? await development(root, common) : await production(root, common);
  if (settings.metrics && metrics) {
    const { openMetricsServer } = await import('./metrics/metrics-server.ts');
    const { port, close: closeMetrics } = await openMetricsServer(metrics, settings.metrics);
    app.addHook('onClose', closeMetrics);
    voice.say(`  Metrics at http://${settings.metrics.host}:${port}/metrics`);
  }
  if (counter && settings.counter && 'port' in settings.counter) {
    const { openCounterServer } = await import('./counter/counter-server.ts');
    const { close: closeCounter } = await openCounterServer({
      settings,
      log,
      commerce: common.commerce,
      counter,
      catalogueMedia: common.catalogueMedia,
      port: settings.counter.port,
    });
    app.addHook('onClose', closeCounter);
  }
  const end = closeOnSignals({ app, health, log, delayMs: settings.shutdownDelayMs, closeCommerce: close });
  watchUncaught(log, () => end('uncaught', 1));
  const port = await listen(app, settings.port, settings.host);
  const origin = settings.port === 0 ? `${settings.tls ? 'https' : 'http'}://localhost:${port}` : settings.publicUrl;
  voice.say(
    `\nThe shop is open:\n${shopAddresses(origin, storeViews.list())
      .map((line) => `  ${line}`)
      .join('\n')}\n`,
  );
  if (counter) for (const line of await counterAddress(settings, commerce, origin)) voice.say(line);
};

type Common = Omit<Parameters<typeof createServer>[0], 'storefront' | 'files'>;

const production = async (root: string, common: Common) => {
  const { openBuiltStorefront } = await import('./storefront/built-storefront.ts');
  return createServer({ ...common, ...(await openBuiltStorefront(join(root, 'dist'))) });
};

const development = async (root: string, common: Common) => {
  const { developmentStorefront } = await import('./storefront/development-storefront.ts');
  const { storefront, attach } = developmentStorefront(root);
  const app = await createServer({ ...common, storefront, files: new Map() });
  await attach(app);
  return app;
};
