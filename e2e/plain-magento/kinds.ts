import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const SAMPLE = join(ROOT, 'catalogue');
/** Too large to be copied. */
const LINKED = new Set(['media', 'imagery']);

/** The sample catalogue, and one product of every kind that the sample has not: with options, a group, a bundle, files, a service. */
const kindsCatalogue = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-kinds-'));
  for (const name of readdirSync(SAMPLE)) {
    if (LINKED.has(name)) symlinkSync(join(SAMPLE, name), join(folder, name), 'junction');
    else cpSync(join(SAMPLE, name), join(folder, name), { recursive: true });
  }
  cpSync(join(import.meta.dirname, 'kinds.csv'), join(folder, 'products/kinds.csv'));
  mkdirSync(join(folder, 'downloads'), { recursive: true });
  writeFileSync(join(folder, 'downloads/plan.pdf'), '%PDF-1.4\n%%EOF\n');
  return folder;
};

/** Loads it into the folder of this process's settings, which nothing may have open. */
export const loadKinds = (): void => {
  const folder = kindsCatalogue();
  execFileSync(process.execPath, [join(ROOT, 'commerce/import/load.ts'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(folder, { recursive: true, force: true });
};
