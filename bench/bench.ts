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
  kept.push(printRows('Bytes of a first visit', await measureSizes(shop)));
  kept.push(printRows('Pages', await measurePages(shop)));
} finally {
  await shop.stop();
}
kept.push(printRows('GraphQL product list', await measureGraphql()));
kept.push(printRows('Orders', await measureOrders()));
kept.push(printRows('The process', await measureProcess()));
process.exitCode = kept.every(Boolean) ? 0 : 1;
