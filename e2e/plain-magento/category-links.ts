import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

type Category = { url_key: string; children?: readonly Category[] };

const pathsOf = (categories: readonly Category[], above = ''): string[] =>
  categories.flatMap(({ url_key, children = [] }) => [above + url_key, ...pathsOf(children, `${above}${url_key}/`)]);

/** Links of content (`{{store url=tiles}}`) and targets of redirects (`old,tiles,301`). */
const LINKS = /(?<=\{\{store url=|^[^,\n]*,)[\w/-]+(?=[},?#])/gm;

/** Adds the category suffix to links and redirects in a catalogue folder, which have none. */
export const addCategorySuffix = (folder: string, suffix: string): void => {
  const paths = new Set(pathsOf(parse(readFileSync(join(folder, 'categories.yaml'), 'utf8')) as Category[]));
  for (const name of globSync(['pages/*.html', 'blocks/*.html', 'redirects.csv'], { cwd: folder })) {
    const file = join(folder, name);
    const text = readFileSync(file, 'utf8');
    const changed = text.replaceAll(LINKS, (path) => (paths.has(path) ? path + suffix : path));
    if (changed !== text) writeFileSync(file, changed);
  }
};
