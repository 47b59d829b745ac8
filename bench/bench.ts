import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../scripts/test/chromium.ts';
import { measureCounter, measureCounterEmbedded } from './counter/counter.ts';
import { measureGraphql } from './graphql.ts';
import { measureOrders } from './orders.ts';
import { measurePages } from './pages.ts';
import { measureProcesses } from './processes/processes.ts';
import { measureLighthouse, measureSizes } from './sizes.ts';
import { measureSize } from './size/size.ts';
import { LIGHTHOUSE } from './support/lighthouse.ts';
import { printRows, type Row } from './support/report.ts';
import { startShop } from './support/shop.ts';

/**
 * Runs the named benchmarks, or all that have limits; exits with 1 if a limit is exceeded. Ratios are relative to a bare
 * program measured in the same run.
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

type Bench = { title: string; measure: () => Promise<Row[]> };

const BENCHES: Readonly<Record<string, Bench>> = {
  visits: { title: `A first visit, and ${LIGHTHOUSE}`, measure: measureSizesAlone },
  pages: { title: 'Pages', measure: measurePages },
  graphql: { title: 'GraphQL', measure: measureGraphql },
  orders: { title: 'Orders', measure: measureOrders },
};

/** Run only by name, because they take many minutes and have no limits. */
const TABLES: Readonly<Record<string, () => Promise<void>>> = {
  counter: () => measureCounter(),
  'counter-embedded': () => measureCounterEmbedded(),
  size: () => measureSize(),
  processes: measureProcesses,
};

const run = async (name: string): Promise<boolean> => {
  const table = TABLES[name];
  if (table) {
    await table();
    return true;
  }
  const { title, measure } = BENCHES[name]!;
  try {
    return printRows(title, await measure());
  } catch (error) {
    console.error(`\n${title}\n  ✗ failed: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
};

const given = process.argv.slice(2);
const unknown = given.filter((name) => !Object.hasOwn({ ...BENCHES, ...TABLES }, name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}: name ${Object.keys({ ...BENCHES, ...TABLES }).join(', ')}.`,
  );
  process.exitCode = 1;
} else for (const name of given.length > 0 ? given : Object.keys(BENCHES)) if (!(await run(name))) process.exitCode = 1;
