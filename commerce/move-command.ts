import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart, runMain } from './platform/cannot-start.ts';
import { openDatabase } from './platform/database/open.ts';
import { moveDatabase } from './platform/move/move.ts';
import { loadSettings } from './settings.ts';

/** `npm run move:postgresql`: moves the embedded database of VAR_DIR to DATABASE_URL. */
runMain(async () => {
  const { varDir, databaseUrl, databasePool } = loadSettings();
  if (!databaseUrl) throw new CannotStart('DATABASE_URL is not set: it names the empty database to move to.');
  const data = join(varDir, 'data');
  if (!existsSync(data)) throw new CannotStart(`There is no embedded database in ${data}.`);
  const target = await openDatabase({ databaseUrl, databasePool, varDir });
  try {
    const source = await openDatabase({ varDir });
    try {
      console.log(`Moving ${data}`);
      const { tables, isRepeated } = await moveDatabase(source, target, (line) => console.log(line));
      console.log(
        isRepeated ? 'The database was moved before.' : `Moved ${tables} tables; number and checksum of all rows agree`,
      );
    } finally {
      await source.close();
    }
  } finally {
    await target.close();
  }
  // A start without DATABASE_URL must not open the old shop, which would assign the same order numbers again.
  const moved = `${data}-moved-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}`;
  renameSync(data, moved);
  console.log(
    `The old database is now ${moved}. Start the shop with DATABASE_URL and the same VAR_DIR, which has its files.`,
  );
});
