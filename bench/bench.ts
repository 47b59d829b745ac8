import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { measureGraphql } from './graphql.ts';
import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { measureLighthouse, measureSizes } from './sizes.ts';
import { LIGHTHOUSE } from './support/lighthouse.ts';
import { printRows, type Row } from './support/report.ts';
import { startShop } from './support/shop.ts';

/**
 * Runs every benchmark; exits with 1 if a limit is exceeded. Ratios are relative to a bare program measured in the same
 * run.
 */
const measureSizesAlone = async (): Promise<Row[]> => {
  const shop = await startShop({ RATE_LIMITS: 'off' });
  const browser = await chromium.launch(chromiumLaunch());
  try {
    return [...(await measureSizes(shop, browser)), ...(await measureLighthouse(shop, 3))];
  } finally {
    await browser.close();
    await shop.stop();
  }
};

const BENCHES: Readonly<Record<string, () => Promise<Row[]>>> = {
  [`A first visit, and ${LIGHTHOUSE}`]: measureSizesAlone,
  Pages: measurePages,
  GraphQL: measureGraphql,
  Orders: measureOrders,
};

for (const [title, measure] of Object.entries(BENCHES))
  try {
    if (!printRows(title, await measure())) process.exitCode = 1;
  } catch (error) {
    console.error(`\n${title}\n  ✗ failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
