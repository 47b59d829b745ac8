import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './step.ts';

/** A shop's folder with the sample catalogue in it, which nobody uses: copied by those who need such a shop. */
const PREPARED = 'SAMPLE_SHOP';

/** Fills the folder once for all parts of the suite. Those that find none load the catalogue themselves. */
export const prepareSampleShop = async (folder: string): Promise<void> => {
  const { isGood, printed } = await runQuietly(process.execPath, [join('scripts', 'test', 'fill-shop.ts'), folder]);
  if (!isGood) throw new Error(`The sample catalogue could not be loaded:\n${printed}`);
  process.env[PREPARED] = folder;
};

/** Gives an empty folder the prepared shop, where there is one. */
export const copySampleShop = (folder: string): void => {
  const prepared = process.env[PREPARED];
  if (prepared) cpSync(prepared, folder, { recursive: true });
};
