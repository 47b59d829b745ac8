import { createCommerce, type Commerce } from '#commerce/app.ts';
import { CannotStart, runMain } from '#commerce/platform/cannot-start.ts';
import { runInShop } from '#commerce/platform/commands/client.ts';
import { consoleCommandOutput } from '#commerce/platform/commands/console.ts';
import { FolderInUseError } from '#commerce/platform/database/folder-lock.ts';
import { migrationReport } from '#commerce/platform/database/migration-report.ts';
import { isMigrated } from '#commerce/platform/database/migrations.ts';
import { openDatabase } from '#commerce/platform/database/open.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { loadSettings } from '#commerce/settings.ts';
import { readLoadArguments, runLoad } from './run-load.ts';

const NO_TABLE = '42P01';

/** Refuses a database that has to be migrated first, because a dry run writes nothing. */
const openForDryRun = async (settings: Settings): Promise<Database> => {
  const database = await openDatabase(settings);
  const isReady = await isMigrated(database.kysely).catch((error: unknown) => {
    if ((error as { code?: string }).code === NO_TABLE) return false;
    throw error;
  });
  if (isReady) return database;
  await database.close();
  throw new CannotStart('The database has to be migrated before a dry run: npm run migrate.');
};

/** `npm run catalogue:load`: in the running shop if it has the embedded database open, otherwise here. */
runMain(async () => {
  const request = { argv: process.argv.slice(2), from: process.env['INIT_CWD'] ?? process.cwd() };
  const settings = loadSettings({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  const { isDryRun } = readLoadArguments(request, settings.catalogue);
  const output = consoleCommandOutput();
  const migrations: string[] = [];
  let commerce: Commerce;
  try {
    commerce = await createCommerce(settings, {
      onMigration: (name) => migrations.push(name),
      ...(isDryRun && { database: await openForDryRun(settings) }),
    });
  } catch (error) {
    if (error instanceof FolderInUseError && (await runInShop(settings.varDir, 'catalogue-load', request, output)))
      return;
    throw error;
  }
  try {
    for (const line of migrationReport(migrations)) await output.write(`  ${line}\n`);
    await runLoad(commerce.platform, request, output);
  } finally {
    await commerce.close();
  }
});
