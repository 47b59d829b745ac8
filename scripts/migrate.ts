import { failureText } from '#commerce/platform/cannot-start.ts';
import { migrate } from '#commerce/platform/database/migrations.ts';
import { openDatabase } from '#commerce/platform/database/open.ts';
import { loadSettings } from '#commerce/platform/settings.ts';

const main = async (): Promise<void> => {
  const database = await openDatabase(loadSettings());
  try {
    const count = await migrate(database, (name) => console.log(`  ${name}`));
    console.log(count > 0 ? `${count} migrations have run` : 'The database is up to date');
  } finally {
    await database.close();
  }
};

main().catch((error: unknown) => {
  console.error(failureText(error));
  process.exitCode = 1;
});
