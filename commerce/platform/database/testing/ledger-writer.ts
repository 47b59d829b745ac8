import { openPGlite } from '../open.ts';
import { createLedger, lastEntry, writeEntry } from './ledger.ts';

/** Writes entries without end and prints each id once it is committed. The folder is the argument. */
const database = await openPGlite({ dataFolder: process.argv[2] });
await createLedger(database);
for (let id = (await lastEntry(database)) + 1; ; id++) {
  await writeEntry(database, id);
  process.stdout.write(`${id}\n`);
}
