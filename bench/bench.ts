import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { printFirstView } from './first-view.ts';
import { measureGraphql } from './graphql.ts';
import { measureInteraction } from './interactions.ts';
import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { measureProcess } from './process.ts';
import { measureSizes } from './sizes.ts';
import { printSlowPhone } from './slow-phone.ts';
import { printRows, type Row } from './support/report.ts';
import { startShop } from './support/shop.ts';

/** Runs every benchmark in turn; exits with 1 when a budget is exceeded. `--runs 1` for a quick look at the first view. */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);
const broken: string[] = [];

/** One that fails is told, and the others run all the same. */
const measure = async (title: string, isKept: () => Promise<boolean>): Promise<void> => {
  try {
    if (!(await isKept())) broken.push(title);
  } catch (error) {
    console.error(`\n${title}\n  ✗ failed: ${error instanceof Error ? error.message : String(error)}`);
    broken.push(`${title} (failed)`);
  }
};
const measureRows = (title: string, rows: () => Promise<Row[]>): Promise<void> =>
  measure(title, async () => printRows(title, await rows()));

const inBrowser = async <Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch(chromiumLaunch());
  return use(browser).finally(() => browser.close());
};

const shop = await startShop({ RATE_LIMITS: 'off' });
try {
  await measureRows('A first visit', () => inBrowser((browser) => measureSizes(shop, browser)));
  await measure('The first view', () => printFirstView(shop, { runs }));
  await measure('A slow phone', () => inBrowser((browser) => printSlowPhone(shop, browser, { runs })));
  await measureRows('After the first view', () => inBrowser((browser) => measureInteraction(shop, browser)));
  await measureRows('Pages', () => measurePages(shop));
} finally {
  await shop.stop();
}
await measureRows('GraphQL product list', measureGraphql);
await measureRows('Orders', measureOrders);
await measureRows('The process', measureProcess);
console.log(broken.length === 0 ? '\n✓ Every budget is kept.' : `\n✗ Not kept: ${broken.join(', ')}`);
process.exitCode = broken.length === 0 ? 0 : 1;
