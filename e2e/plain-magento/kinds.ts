import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addCategorySuffix } from './category-links.ts';

const ROOT = join(import.meta.dirname, '../..');
const SAMPLE = join(ROOT, 'catalogue');
/** Linked instead of copied, because of their size. */
const LINKED = new Set(['media', 'imagery']);

/**
 * Creates the sample catalogue plus one product of each missing type: with options, a group, a bundle, files, a
 * service.
 */
const kindsCatalogue = (categorySuffix: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-kinds-'));
  for (const name of readdirSync(SAMPLE)) {
    if (LINKED.has(name)) symlinkSync(join(SAMPLE, name), join(folder, name), 'junction');
    else cpSync(join(SAMPLE, name), join(folder, name), { recursive: true });
  }
  const stores = join(folder, 'stores.yaml');
  const given = readFileSync(stores, 'utf8');
  writeFileSync(stores, given.replaceAll('category_url_suffix: ""', `category_url_suffix: "${categorySuffix}"`));
  if (categorySuffix) addCategorySuffix(folder, categorySuffix);
  cpSync(join(import.meta.dirname, 'kinds.csv'), join(folder, 'products/kinds.csv'));
  mkdirSync(join(folder, 'downloads'), { recursive: true });
  writeFileSync(join(folder, 'downloads/plan.pdf'), '%PDF-1.4\n%%EOF\n');
  return folder;
};

/** Imports it into the directory of this process's settings; no process may have that open. */
export const loadKinds = (categorySuffix = ''): void => {
  const folder = kindsCatalogue(categorySuffix);
  execFileSync(process.execPath, [join(ROOT, 'commerce/import/load.ts'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(folder, { recursive: true, force: true });
};
