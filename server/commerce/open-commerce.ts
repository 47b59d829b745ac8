import { createCommerce } from '#commerce/app.ts';
import { describeNotes, loadFirstCatalogue } from '#commerce/import/service.ts';
import { migrationReport } from '#commerce/platform/database/migration-report.ts';
import { STORE_VIEWS } from '#contract/store-views.ts';
import type { Log } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { ConsoleOutput } from '../console.ts';
import { embeddedCommerce } from './embedded.ts';
import type { Commerce } from './port.ts';
import { createAddressList } from './addresses/address-list.ts';
import { withShopAddresses } from './addresses/with-shop-addresses.ts';
import { readAttributeMap } from './attributes/attribute-map.ts';
import { withAttributeMap } from './attributes/mapped-commerce.ts';
import { isExtra } from './extras/extra-fields.ts';
import { openExtras } from './extras/open-extras.ts';
import { withExtras } from './extras/with-extras.ts';
import { createBackEndFeatures } from './features/back-end-features.ts';
import { createUpstreamCommerce, UPSTREAM_TAG } from './upstream.ts';

type Options = { settings: Settings; log: Log; voice: ConsoleOutput };

export type OpenCommerce = { commerce: Commerce; close: () => Promise<void> };

const prefixOf = (view: string): string => Object.values(STORE_VIEWS).find(({ code }) => code === view)?.prefix ?? '';

/** Opens a remote back end and checks its features. Every page depends on it. */
const openUpstream = async (settings: Settings, log: Log, voice: ConsoleOutput): Promise<OpenCommerce> => {
  const { commerceUrl: url = '', commerceLimits, attributesMap, extrasFolder } = settings;
  const plain = createUpstreamCommerce({ url, ...commerceLimits });
  const map = attributesMap === undefined ? undefined : readAttributeMap(attributesMap);
  const mapped = map ? withAttributeMap(plain, map) : plain;
  const addresses = createAddressList({ commerce: plain, url, prefixOf, log });
  const addressed = withShopAddresses(mapped, addresses.rewrite);
  const extras = extrasFolder === undefined ? undefined : await openExtras({ ...settings, extrasFolder }, log, voice);
  const commerce = extras ? withExtras(addressed, extras.commerce) : addressed;
  const listeners = new Set<(tags: ReadonlySet<string>) => void>();
  const features = createBackEndFeatures({
    commerce: plain,
    theirs: map?.theirs,
    isHandledHere: extras && isExtra,
    log,
    say: (text) => voice.say(text),
    onLearned: () => listeners.forEach((listener) => listener(new Set([UPSTREAM_TAG]))),
  });
  await Promise.all([features.check(), addresses.read()]);
  const onPurge: Commerce['onPurge'] = (listener) => {
    listeners.add(listener);
    const end = commerce.onPurge(listener);
    return () => {
      listeners.delete(listener);
      end();
    };
  };
  const close = async (): Promise<void> => {
    features.close();
    addresses.close();
    await extras?.close();
  };
  return { commerce: { ...commerce, features, mediaBases: addresses.bases, onPurge }, close };
};

/** Opens the configured back end: a remote one, or the embedded one with migrations and catalogue applied. */
export const openCommerce = async ({ settings, log, voice }: Options): Promise<OpenCommerce> => {
  if (settings.commerceUrl) {
    voice.say(`  Serving the shop of ${settings.commerceUrl}`);
    return openUpstream(settings, log, voice);
  }
  const place = settings.databaseUrl ? 'PostgreSQL' : `embedded PostgreSQL in ${settings.varDir}`;
  const migrations: string[] = [];
  const commerce = await voice.step(`Opening the database (${place})`, () =>
    createCommerce(settings, { log, onMigration: (name) => migrations.push(name) }),
  );
  for (const line of migrationReport(migrations)) voice.say(`    ${line}`);
  const which = settings.isSample ? 'sample catalogue' : settings.catalogue;
  const report = await loadFirstCatalogue(commerce.platform, settings.catalogue, (step) =>
    voice.say(`    ${which}: ${step}`),
  );
  for (const note of describeNotes(report?.warnings ?? [])) voice.say(`    ${note}`);
  if (report) voice.say(`  Loaded ${report.products} products in ${(report.milliseconds / 1000).toFixed(1)} s`);
  await commerce.start();
  return { commerce: embeddedCommerce(commerce), close: () => commerce.close() };
};
