import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const COMMENTS = /\/\*[^]*?\*\//g;

test('no rule is about whatever follows something (`+ *`, `~ *`): a browser would match the rest of a page anew with each element that comes', () => {
  const found = globSync('**/*.css', { cwd: ROOT }).flatMap((file) => {
    const rules = readFileSync(join(ROOT, file), 'utf8').replace(COMMENTS, '');
    return [...rules.matchAll(/[^{};]*[+~]\s*\*[^{};]*\{/g)].map(([rule]) => `${file}: ${rule.trim()}`);
  });
  expect(found).toEqual([]);
});
