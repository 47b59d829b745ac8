import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './report.ts';

const LINKED = ['node_modules', 'catalogue/media', 'catalogue/imagery'];
const LEFT_OUT = new Set(['.git', 'var', 'dist', 'docs', 'test-results', 'playwright-report', 'node_modules']);

export type ProjectCopy = { folder: string; change: (file: string, edit: (text: string) => string) => void; restore: (file: string) => void; remove: () => void };

/** The project again, to be broken without harm; libraries and pictures are linked. */
export const copyProject = (name: string): ProjectCopy => {
  const folder = join(root, 'var', 'mutation', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = (path: string): boolean => !LEFT_OUT.has(basename(path)) && !LINKED.includes(path.slice(root.length + 1));
  for (const entry of readdirSync(root)) if (filter(join(root, entry))) cpSync(join(root, entry), join(folder, entry), { recursive: true, filter });
  for (const linked of LINKED) symlinkSync(join(root, linked), join(folder, linked));
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return {
    folder,
    change: (file, edit) => writeFileSync(join(folder, file), edit(read(file))),
    restore: (file) => writeFileSync(join(folder, file), read(file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
