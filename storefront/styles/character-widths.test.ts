import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no style sheet uses `ch`, which differs between the fallback and the shop’s fonts', () => {
  const sheets = globSync('storefront/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((path) => /\dch\b/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
