import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCommerce } from '#commerce/app.ts';
import { CannotStart, runMain } from '#commerce/platform/cannot-start.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { migrationReport } from '#commerce/platform/database/migration-report.ts';
import { loadSettings } from '#commerce/settings.ts';
import { describeNotes } from './problems.ts';
import { loadCatalogue } from './service.ts';

const USAGE = 'Usage: npm run catalogue:load -- <folder> [--stock] [--take-over]';

const readArguments = () => {
  try {
    const { values, positionals } = parseArgs({
      options: { stock: { type: 'boolean' }, 'take-over': { type: 'boolean' } },
      allowPositionals: true,
    });
    return { folder: positionals[0], isStockReset: values.stock === true, isTakenOver: values['take-over'] === true };
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}\n${USAGE}`);
  }
};

const load = async (
  platform: Platform,
  folder: string,
  options: { isStockReset: boolean; isTakenOver: boolean },
): Promise<void> => {
  console.log(`Loading ${folder}`);
  const report = await loadCatalogue(platform, folder, {
    progress: (step) => console.log(`  ${step}`),
    isTakenOver: options.isTakenOver,
    isStockReset: options.isStockReset,
  });
  for (const note of describeNotes(report.warnings)) console.warn(`  ${note}`);
  if (folder !== platform.settings.catalogue)
    console.warn(
      `  note: pictures and the sender of mail stay those of ${platform.settings.catalogue}; set CATALOGUE=${folder} and start the shop again`,
    );
  const { prices, quantities, ownStock } = report.unchanged;
  if (prices + quantities > 0)
    console.log(
      `  ${prices} prices and ${quantities} quantities stay as programs set them over REST; --take-over writes the folder's`,
    );
  if (ownStock > 0)
    console.log(
      `  stock of ${ownStock} products stays as the shop has it, because the folder's did not change; --stock writes the folder's`,
    );
  console.log(
    `Loaded ${report.products} products, ${report.categories} categories and ${report.pages} pages in ${(report.milliseconds / 1000).toFixed(1)} s`,
  );
};

runMain(async () => {
  const { folder: named, ...options } = readArguments();
  const settings = loadSettings({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  const folder = named === undefined ? settings.catalogue : resolve(named);
  if (!existsSync(folder)) throw new CannotStart(`There is no folder ${folder}.\n${USAGE}`);
  const migrations: string[] = [];
  const commerce = await createCommerce(settings, { onMigration: (name) => migrations.push(name) });
  try {
    for (const line of migrationReport(migrations)) console.log(`  ${line}`);
    await load(commerce.platform, folder, options);
  } finally {
    await commerce.close();
  }
});
