import { createCommerce, type Commerce } from '#commerce/app.ts';
import { runMain } from '#commerce/platform/cannot-start.ts';
import { runInShop } from '#commerce/platform/commands/client.ts';
import { consoleCommandOutput } from '#commerce/platform/commands/console.ts';
import { FolderInUseError } from '#commerce/platform/database/folder-lock.ts';
import { migrationReport } from '#commerce/platform/database/migration-report.ts';
import { loadSettings } from '#commerce/settings.ts';
import { readLoadArguments, runLoad } from './run-load.ts';

/** `npm run catalogue:load`: in the running shop if it has the embedded database open, otherwise here. */
runMain(async () => {
  const request = { argv: process.argv.slice(2), from: process.env['INIT_CWD'] ?? process.cwd() };
  const settings = loadSettings({ ...process.env, LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn' });
  readLoadArguments(request, settings.catalogue);
  const output = consoleCommandOutput();
  const migrations: string[] = [];
  let commerce: Commerce;
  try {
    commerce = await createCommerce(settings, { onMigration: (name) => migrations.push(name) });
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
