import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

test('helpers of tests derive from one test shop, except the one without a database and the one that dispatches uploads', () => {
  const helpers = globSync('{commerce,server,storefront,bench}/**/testing/**/*.{ts,tsx}', { cwd: ROOT });
  const assembling = helpers
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\bcreate(?:Executor|Dispatcher)\(/.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(assembling.sort()).toEqual([
    'commerce/people/customer/testing/without-database.ts',
    'commerce/platform/testing/test-shop.ts',
    'commerce/sale/trade/testing/trade.ts',
  ]);
});
