import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no sheet measures in `ch`, which is another width in the fallback than in the shop’s fonts', () => {
  const sheets = globSync('storefront/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((path) => /\dch\b/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
