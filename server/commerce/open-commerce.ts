import { createCommerce } from '#commerce/app.ts';
import { describeNotes, loadFirstCatalogue } from '#commerce/import/service.ts';
import { migrationReport } from '#commerce/platform/database/migration-report.ts';
import type { Log } from '#commerce/platform/log.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import type { ConsoleOutput } from '../console.ts';
import { embeddedCommerce } from './embedded.ts';
import { openStoreViews } from '../store-views/open-store-views.ts';
import { openUpstream } from './open-upstream.ts';
import type { OpenCommerce } from './port.ts';

type Options = { settings: Settings; log: Log; voice: ConsoleOutput };

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
  const embedded = embeddedCommerce(commerce);
  const storeViews = await openStoreViews(embedded, { settings, log, voice });
  const close = async (): Promise<void> => {
    storeViews.close();
    await commerce.close();
  };
  return { commerce: embedded, storeViews, close };
};
