import { chromium } from '@playwright/test';
import { measureSizes } from '../bench/sizes.ts';
import { isKept, printRows } from '../bench/support/report.ts';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { ANY_WIDTH, expect, test } from './support/shop.ts';

test('no page brings more bytes or files than its budget', ANY_WIDTH, async ({ baseURL }) => {
  // The whole browser, as people have it: in the shell without windows, parts that wait for a touch come at once.
  const browser = await chromium.launch(chromiumLaunch());
  const rows = await measureSizes({ origin: baseURL ?? '' }, browser).finally(() => browser.close());
  printRows('A first visit', rows);
  expect(rows.filter((row) => !isKept(row))).toEqual([]);
});

test('Chromium is told to compile what every page runs before it is called', ANY_WIDTH, async ({ request }) => {
  const document = await (await request.get('/')).text();
  const hint = '//# allFunctionsCalledOnLoad\n';
  for (const name of ['libraries', 'entry-client']) {
    const [address = ''] = new RegExp(`/assets/${name}-[^"]+\\.js`).exec(document) ?? [];
    // No more of the file: it would be told whole where this fails.
    expect((await (await request.get(address)).text()).slice(0, hint.length)).toBe(hint);
  }
});
