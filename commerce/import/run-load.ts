import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CannotStart } from '#commerce/platform/cannot-start.ts';
import type { CommandOutput, CommandRequest } from '#commerce/platform/commands/types.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { previewCatalogue } from './preview.ts';
import { describeNotes, loadCatalogue } from './service.ts';

const USAGE = 'Usage: npm run catalogue:load -- <folder> [--stock] [--take-over], or <folder> --dry-run';

const OPTIONS = {
  stock: { type: 'boolean' },
  'take-over': { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** Parses the command line. Throws a {@link CannotStart} with its usage. */
export const readLoadArguments = ({ argv, from }: CommandRequest, catalogue: string) => {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
    if (values['dry-run'] && (values.stock || values['take-over']))
      throw new Error('--dry-run shows a load without --stock and --take-over.');
    const [named] = positionals;
    const folder = named === undefined ? catalogue : resolve(from, named);
    if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`);
    return {
      folder,
      isStockReset: values.stock === true,
      isTakenOver: values['take-over'] === true,
      isDryRun: values['dry-run'] === true,
    };
  } catch (error) {
    throw new CannotStart(`${(error as Error).message}\n${USAGE}`);
  }
};

/** Runs `npm run catalogue:load`. */
export const runLoad = async (platform: Platform, request: CommandRequest, output: CommandOutput): Promise<void> => {
  const { folder, isDryRun, ...options } = readLoadArguments(request, platform.settings.catalogue);
  const say = (line: string): Promise<void> => output.write(`${line}\n`);
  if (isDryRun) return previewCatalogue(platform, folder, say, output.status);
  await say(`Loading ${folder}`);
  const report = await loadCatalogue(platform, folder, {
    ...options,
    progress: (step) => say(`  ${step}`),
    status: output.status,
  });
  for (const note of describeNotes(report.warnings)) await say(`  ${note}`);
  if (folder !== platform.settings.catalogue)
    await say(
      `  note: pictures and the sender of mail stay those of ${platform.settings.catalogue}; set CATALOGUE=${folder} and start the shop again`,
    );
  const { prices, quantities, ownStock } = report.unchanged;
  if (prices + quantities > 0)
    await say(
      `  ${prices} prices and ${quantities} quantities stay as programs set them over REST; --take-over writes the folder's`,
    );
  if (ownStock > 0)
    await say(
      `  stock of ${ownStock} products stays as the shop has it, because the folder's did not change; --stock writes the folder's`,
    );
  await say(
    `Loaded ${report.products} products (${report.written} new or changed), ${report.categories} categories and ${report.pages} pages in ${(report.milliseconds / 1000).toFixed(1)} s`,
  );
};
