import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { printFirstView } from './first-view.ts';
import { measureGraphql } from './graphql.ts';
import { measureInteraction } from './interactions.ts';
import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { measureProcess } from './process.ts';
import { measureSizes } from './sizes.ts';
import { printRows } from './support/report.ts';
import { startShop } from './support/shop.ts';

/** Runs every benchmark in turn; exits with 1 when a budget is exceeded. `--runs 1` for a quick look at the first view. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const kept: boolean[] = [];
const shop = await startShop({ RATE_LIMITS: 'off' });
try {
  const browser = await chromium.launch(chromiumLaunch());
  kept.push(printRows('A first visit', await measureSizes(shop, browser)));
  kept.push(printRows('After the first view', await measureInteraction(shop, browser)));
  await browser.close();
  kept.push(await printFirstView(shop, { runs: Number(values.runs) }));
  kept.push(printRows('Pages', await measurePages(shop)));
} finally {
  await shop.stop();
}
kept.push(printRows('GraphQL product list', await measureGraphql()));
kept.push(printRows('Orders', await measureOrders()));
kept.push(printRows('The process', await measureProcess()));
process.exitCode = kept.every(Boolean) ? 0 : 1;
