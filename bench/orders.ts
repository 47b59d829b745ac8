import { findPostgresql, startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import { openPostgresql } from '#commerce/platform/database/open.ts';
import { fillStock } from '#server/kill/books-store.ts';
import { order, prepare, sellableSkus } from '#server/kill/order-client.ts';
import type { Purchase } from '#server/kill/order-client.ts';
import { treeCpuMs } from './support/process-tree.ts';
import type { Row } from './support/report.ts';
import { printRows } from './support/report.ts';
import { startShop } from './support/shop.ts';

const ORDERS = 1500;
const CLIENTS = 20;

/** Runs `work` for each item, at most `atOnce` at a time. */
const forEach = async <T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
};

/** Places orders over REST from prepared carts; measures processor time of server and database together. */
export const measureOrders = async (): Promise<Row[]> => {
  if (!findPostgresql()) {
    console.log('No PostgreSQL was found: orders are left out.');
    return [];
  }
  const cluster = await startCluster({ isDurable: true });
  const shop = await startShop({ RATE_LIMITS: 'off', DATABASE_URL: cluster.url }, () =>
    cluster.pid ? treeCpuMs(cluster.pid) : 0,
  );
  try {
    const database = await openPostgresql(cluster.url, 1);
    const skus = await sellableSkus(shop.origin, (await fillStock(database)).slice(0, 40));
    await database.close();
    const carts: Purchase[] = [];
    await forEach(
      Array.from({ length: ORDERS }),
      CLIENTS,
      async () => void carts.push(await prepare(shop.origin, skus)),
    );
    const before = await shop.cpuMs();
    await forEach(carts, CLIENTS, async (cart) => void (await order(shop.origin, cart)));
    const cpuSeconds = ((await shop.cpuMs()) - before) / 1000;
    return [
      {
        what: 'orders placed on PostgreSQL, fsync on',
        measured: ORDERS / cpuSeconds,
        unit: 'orders/s/core',
        budget: 300,
        bound: 'at least',
      },
    ];
  } finally {
    await shop.stop();
    await cluster.stop();
  }
};

if (import.meta.main) process.exitCode = printRows('Orders', await measureOrders()) ? 0 : 1;
