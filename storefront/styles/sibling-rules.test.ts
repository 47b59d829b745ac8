import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const COMMENTS = /\/\*[^]*?\*\//g;

test('no rule matches all following siblings (`+ *`, `~ *`): a browser would match the rest of a page again with each new element', () => {
  const found = globSync('**/*.css', { cwd: ROOT }).flatMap((file) => {
    const rules = readFileSync(join(ROOT, file), 'utf8').replace(COMMENTS, '');
    return [...rules.matchAll(/[^{};]*[+~]\s*\*[^{};]*\{/g)].map(([rule]) => `${file}: ${rule.trim()}`);
  });
  expect(found).toEqual([]);
});
