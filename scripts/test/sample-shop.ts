import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './step.ts';

/** A folder with the loaded sample catalogue, copied by tests that need it. */
const PREPARED = 'SAMPLE_SHOP';

/** Loads the sample catalogue once for the whole suite. Without it tests load it themselves. */
export const prepareSampleShop = async (folder: string): Promise<void> => {
  const { isGood, printed } = await runQuietly(process.execPath, [join('scripts', 'test', 'fill-shop.ts'), folder]);
  if (!isGood) throw new Error(`The sample catalogue could not be loaded:\n${printed}`);
  process.env[PREPARED] = folder;
};

/** Copies the prepared shop into an empty folder, if there is one. */
export const copySampleShop = (folder: string): void => {
  const prepared = process.env[PREPARED];
  if (prepared) cpSync(prepared, folder, { recursive: true });
};
