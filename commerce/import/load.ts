import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCommerce } from '#commerce/app.ts';
import { CannotStart } from '#commerce/platform/cannot-start.ts';
import { migrationReport } from '#commerce/platform/database/migration-report.ts';
import { loadSettings } from '#commerce/platform/settings.ts';
import { describeNotes } from './problems.ts';
import { loadCatalogue } from './service.ts';

const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const USAGE = 'Usage: npm run catalogue:load -- <folder> [--stock] [--take-over]';

const asked = () => {
  try {
    return parseArgs({
      options: { stock: { type: 'boolean' }, 'take-over': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
};
const { values, positionals } = asked();
const settingsOf = () => {
  try {
    return loadSettings({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  } catch (error) {
    if (error instanceof CannotStart) return fail(error.message);
    throw error;
  }
};
const settings = settingsOf();
const folder = positionals[0] === undefined ? settings.catalogue : resolve(positionals[0]);
if (!existsSync(folder)) fail(`There is no folder ${folder}.\n${USAGE}`);
const migrations: string[] = [];
const commerce = await createCommerce(settings, { onMigration: (name) => migrations.push(name) }).catch(
  (error: unknown) => {
    if (error instanceof CannotStart) return fail(error.message);
    throw error;
  },
);
for (const line of migrationReport(migrations)) console.log(`  ${line}`);
try {
  console.log(`Loading ${folder}`);
  const report = await loadCatalogue(commerce.platform, folder, {
    progress: (step) => console.log(`  ${step}`),
    isTakenOver: values['take-over'] === true,
    isStockReset: values.stock === true,
  });
  for (const note of describeNotes(report.warnings)) console.warn(`  ${note}`);
  if (folder !== settings.catalogue)
    console.warn(
      `  note: pictures and the sender of mail stay those of ${settings.catalogue}; set CATALOGUE=${folder} and start the shop again`,
    );
  const { prices, quantities, ownStock } = report.kept;
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
} catch (error) {
  await commerce.close();
  if (error instanceof CannotStart) fail(error.message);
  throw error;
}
await commerce.close();
