import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const STOREFRONT = join(import.meta.dirname, '../..');

test('no form sends its values in an address before its page is interactive', () => {
  const unsafe = globSync('**/*.tsx', { cwd: STOREFRONT, exclude: ['**/*.test.tsx'] }).filter((file) =>
    readFileSync(join(STOREFRONT, file), 'utf8')
      .split('<form')
      .slice(1)
      .some((rest) => !/^[^<]*?(?:method="dialog"|action=|\{\.\.\.formProps\})/.test(rest)),
  );
  expect(unsafe).toEqual([]);
});
