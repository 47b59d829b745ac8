import { appendFileSync, cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../tea-shop/folder');

/** The tea shop's directory with British taxes and shipping prices, and a store view in French. */
export const britishFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'british-shop-'));
  cpSync(FOLDER, folder, { recursive: true });
  for (const file of ['taxes.yaml', 'shipping.yaml']) cpSync(join(import.meta.dirname, file), join(folder, file));
  appendFileSync(join(folder, 'stores.yaml'), readFileSync(join(import.meta.dirname, 'french-view.yaml')));
  return folder;
};
