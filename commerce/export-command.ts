import { listFeedback } from './feedback/service.ts';
import { listSubscribers } from './newsletter/service.ts';
import { failureText } from './platform/cannot-start.ts';
import { toCsv } from './platform/csv.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';
import { migrate } from './platform/database/migrations.ts';
import { openDatabase } from './platform/database/open.ts';
import { createLog } from './platform/log.ts';
import { createPlatform } from './platform/platform.ts';
import { recordStaffAction } from './platform/security-log.ts';
import { listVisits } from './reservation/service.ts';
import { loadSettings } from './platform/settings.ts';

const LISTS = { feedback: listFeedback, newsletter: listSubscribers, reservations: listVisits } as const;
const USAGE =
  'Usage: npm run --silent export -- feedback|newsletter|reservations > file.csv\nWrites what visitors had to say, who is subscribed with which consent, or who comes to a showroom, as CSV.';

const main = async (): Promise<void> => {
  const name = process.argv[2];
  if (name !== 'feedback' && name !== 'newsletter' && name !== 'reservations') throw new TypeError(USAGE);
  const settings = loadSettings();
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const platform = createPlatform({ database, settings, log: createLog('silent') });
    const rows = await LISTS[name](platform);
    await database.tx((db) => recordStaffAction(platform, db, 'personal-data-exported', { list: name }));
    process.stdout.write(toCsv(rows));
  } finally {
    await database.close();
  }
};

main().catch((error: unknown) => {
  if (error instanceof FolderInUseError)
    console.error(`${error.message}\nThe embedded database belongs to the running shop: stop it for the export.`);
  else console.error(error instanceof TypeError ? error.message : failureText(error));
  process.exitCode = 1;
});
