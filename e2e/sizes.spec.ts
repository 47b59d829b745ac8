import { chromium } from '@playwright/test';
import { measureSizes } from '../bench/sizes.ts';
import { isWithin, printRows } from '../bench/support/report.ts';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { ANY_WIDTH, expect, test } from './support/shop.ts';

test('no page transfers more than its budget', ANY_WIDTH, async ({ baseURL }) => {
  test.setTimeout(180_000);
  // The whole browser: in the headless shell, parts that wait for an interaction load at once.
  const browser = await chromium.launch(chromiumLaunch());
  const rows = await measureSizes({ origin: baseURL ?? '' }, browser).finally(() => browser.close());
  printRows('A first visit', rows);
  expect(rows.filter((row) => !isWithin(row))).toEqual([]);
});
