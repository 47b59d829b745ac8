import { runMain } from '#commerce/platform/cannot-start.ts';
import { migrationReport } from '#commerce/platform/database/migration-report.ts';
import { migrate } from '#commerce/platform/database/migrations.ts';
import { openDatabase } from '#commerce/platform/database/open.ts';
import { loadSettings } from '#commerce/settings.ts';

runMain(async () => {
  const database = await openDatabase(loadSettings());
  try {
    const names: string[] = [];
    const count = await migrate(database, (name) => names.push(name));
    for (const line of migrationReport(names)) console.log(`  ${line}`);
    console.log(count > 0 ? `${count} migrations have run` : 'The database is up to date');
  } finally {
    await database.close();
  }
});
