import { FolderInUseError } from '#commerce/platform/database/folder-lock.ts';
import { migrate } from '#commerce/platform/database/migrations.ts';
import { openDatabase } from '#commerce/platform/database/open.ts';
import { SettingsError } from '#commerce/platform/settings/settings-error.ts';
import { loadSettings } from '#commerce/platform/settings.ts';

const open = async () => openDatabase(loadSettings());

const database = await open().catch((error: unknown) => {
  if (!(error instanceof FolderInUseError || error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exit(1);
});
try {
  const count = await migrate(database, (name) => console.log(`  ${name}`));
  console.log(count > 0 ? `${count} migrations have run` : 'The database is up to date');
} finally {
  await database.close();
}
