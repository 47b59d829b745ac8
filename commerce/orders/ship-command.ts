import { parseArgs } from 'node:util';
import { FolderInUseError } from '#commerce/platform/database/folder-lock.ts';
import { migrate } from '#commerce/platform/database/migrations.ts';
import { openDatabase } from '#commerce/platform/database/open.ts';
import { createLog } from '#commerce/platform/log.ts';
import { createPlatform } from '#commerce/platform/platform.ts';
import { loadSettings } from '#commerce/platform/settings.ts';
import { leaveStep } from './inbox.ts';
import { advanceOrder, ProgressError } from './progress.ts';
import type { ProgressStep } from './progress.ts';

const USAGE = 'Usage: npm run orders:ship -- <order number> [--sku SKU] [--tracking NUMBER]\nMoves an order one step on: processing, ready, shipped.';

const advanceHere = async (step: ProgressStep): Promise<string> => {
  const settings = loadSettings();
  const database = await openDatabase(settings);
  try {
    await migrate(database);
    const platform = createPlatform({ database, settings, log: createLog('warn') });
    const { items, order } = await advanceOrder(platform, step);
    return `Order ${step.number}: lines ${items}, order ${order}.`;
  } finally {
    await database.close();
  }
};

/** The embedded database belongs to the running shop: the step is left for it to take. */
const advanceThere = async (step: ProgressStep): Promise<string> => {
  const answer = await leaveStep(loadSettings().varDir, step);
  if (!answer) throw new ProgressError('The shop that has the database open did not answer.');
  if (answer.isError) throw new ProgressError(answer.text);
  return answer.text;
};

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { sku: { type: 'string' }, tracking: { type: 'string' } } });
  const [number] = positionals;
  if (!number) throw new ProgressError(USAGE);
  const step = { number: number.padStart(9, '0'), sku: values.sku, trackingNumber: values.tracking };
  try {
    console.log(await advanceHere(step));
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    console.log(await advanceThere(step));
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof ProgressError ? error.message : error);
  process.exitCode = 1;
});
