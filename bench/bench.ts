import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { measureFirstView } from './first-view.ts';
import { measureGraphql } from './graphql.ts';
import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { measureProcess } from './process.ts';
import { measureSizes } from './sizes.ts';
import { printRows } from './support/report.ts';
import { startShop } from './support/shop.ts';

/** Runs every benchmark in turn; exits with 1 when a budget is exceeded. */
const kept: boolean[] = [];
const shop = await startShop({ RATE_LIMITS: 'off' });
try {
  const browser = await chromium.launch(chromiumLaunch());
  kept.push(printRows('A first visit', await measureSizes(shop, browser)));
  await browser.close();
  kept.push(printRows('The first view, by Lighthouse', await measureFirstView(shop)));
  kept.push(printRows('Pages', await measurePages(shop)));
} finally {
  await shop.stop();
}
kept.push(printRows('GraphQL product list', await measureGraphql()));
kept.push(printRows('Orders', await measureOrders()));
kept.push(printRows('The process', await measureProcess()));
process.exitCode = kept.every(Boolean) ? 0 : 1;
