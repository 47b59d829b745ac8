import {
  cpSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from './report.ts';

const LEFT_OUT = new Set(['.git', 'var', 'dist', 'docs', 'test-results', 'playwright-report', 'node_modules']);
const CACHES = new Set(['.vite', '.vite-temp', '.vitest']);

export type ProjectCopy = {
  folder: string;
  change: (file: string, edit: (text: string) => string) => void;
  restore: (file: string) => void;
  remove: () => void;
};

/** Symlinks file by file: Vite would not serve files behind a link to the folder. */
const linkTree = (from: string, to: string, without: ReadonlySet<string> = new Set()): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (without.has(entry.name)) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkSync(source, target);
    else linkTree(source, target);
  }
};

/** A copy of the project to break. */
export const copyProject = (name: string): ProjectCopy => {
  const folder = join(root, 'var', 'mutation', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(root))
    if (!LEFT_OUT.has(entry)) cpSync(join(root, entry), join(folder, entry), { recursive: true });
  linkTree(join(root, 'node_modules'), join(folder, 'node_modules'), CACHES);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  return {
    folder,
    change: (file, edit) => writeFileSync(join(folder, file), edit(read(file))),
    restore: (file) => writeFileSync(join(folder, file), read(file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
