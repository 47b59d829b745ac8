import { measureSizes } from '../bench/sizes.ts';
import { isKept, printRows } from '../bench/support/report.ts';
import { ANY_WIDTH, expect, test } from './support/shop.ts';

test('no page brings more bytes or files than its budget', ANY_WIDTH, async ({ baseURL, browser }) => {
  const rows = await measureSizes({ origin: baseURL ?? '' }, browser);
  printRows('A first visit', rows);
  expect(rows.filter((row) => !isKept(row))).toEqual([]);
});
