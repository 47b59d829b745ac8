import { parseArgs } from 'node:util';
import { FolderInUseError } from '#commerce/platform/database/folder-lock.ts';
import { migrate } from '#commerce/platform/database/migrations.ts';
import { openDatabase } from '#commerce/platform/database/open.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { createLog } from '#commerce/platform/log.ts';
import { createPlatform } from '#commerce/platform/platform.ts';
import type { Settings } from '#commerce/platform/settings.ts';
import { requestStep } from './inbox-folder.ts';
import { ProgressError, progressText } from './progress-rules.ts';
import type { ProgressStep } from './progress-rules.ts';
import { advanceOrder } from './progress.ts';

const USAGE =
  'Usage: npm run orders:ship -- <order number> [--sku SKU] [--tracking NUMBER]\nMoves an order one step on: processing, ready, shipped.';

/** Parses the arguments of the command; throws the usage text when there is no order number. */
export const stepOf = (args: readonly string[]): ProgressStep => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { sku: { type: 'string' }, tracking: { type: 'string' } },
  });
  const [number] = positionals;
  if (!number) throw new ProgressError(USAGE);
  return { number: number.padStart(9, '0'), sku: values.sku, trackingNumber: values.tracking };
};

const takeIn = async (database: Database, settings: Settings, step: ProgressStep): Promise<string> => {
  try {
    await migrate(database);
    const platform = createPlatform({ database, settings, log: createLog('warn') });
    return progressText(step.number, await advanceOrder(platform, step));
  } finally {
    await database.close();
  }
};

/** Leaves the step to the running shop, which alone has the embedded database open. */
const leaveThere = async (settings: Settings, step: ProgressStep, waitMs?: number): Promise<string> => {
  const answer = await requestStep(settings.varDir, step, waitMs);
  if (!answer) throw new ProgressError('The shop that has the database open did not answer.');
  if (answer.isError) throw new ProgressError(answer.text);
  return answer.text;
};

type Ways = {
  open?: (settings: Settings) => Promise<Database>;
  /** How long to wait for the running shop. */
  waitMs?: number;
};

/** Runs the step, here or in the running shop; returns the text to print. */
export const shipOrder = async (
  settings: Settings,
  step: ProgressStep,
  { open = openDatabase, waitMs }: Ways = {},
): Promise<string> => {
  try {
    return await takeIn(await open(settings), settings, step);
  } catch (error) {
    if (error instanceof FolderInUseError) return leaveThere(settings, step, waitMs);
    throw error;
  }
};
