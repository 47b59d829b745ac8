import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const IMPORT = /^import (\w+) from '([^']+\.module\.css)';$/gm;

/** Classes that a source names and its style sheet does not define. */
const undefinedClasses = (file: string): readonly string[] => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  return [...source.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const sheet = path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path));
    const css = readFileSync(join(ROOT, sheet), 'utf8');
    const defined = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map((match) => match[1]));
    const used = [...source.replaceAll(/'[^'\n]*'/g, '').matchAll(new RegExp(`(?<![\\w./])${name}\\.(\\w+)`, 'g'))].map(
      (match) => match[1] ?? '',
    );
    return used.filter((one) => !defined.has(one)).map((one) => `${file}: ${one}`);
  });
};

test('every class used in a source file is defined in its style sheet', () => {
  const files = globSync('storefront/**/*.tsx', { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(undefinedClasses)).toEqual([]);
});
