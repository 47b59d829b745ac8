import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const LENGTH = 3;

const markOf = (file: string): string =>
  createHash('sha256').update(relative(ROOT, file).replaceAll('\\', '/')).digest('hex').slice(0, LENGTH);

const files = new Map<string, string>();

/**
 * A class of a CSS module as it stands in pages: `_card_3f2a`, by the path of its file. Vite's own name has the number of a line
 * too, and changes with the content of the file.
 */
export const className = (name: string, file: string): string => {
  const path = file.replace(/\?.*$/, '');
  const scoped = `_${name}_${markOf(path)}`;
  const other = files.get(scoped);
  if (other !== undefined && other !== path)
    throw new Error(`${path} and ${other} have the same class ${scoped}: rename one of the files.`);
  files.set(scoped, path);
  return scoped;
};
