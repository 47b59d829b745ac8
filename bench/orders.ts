import { findPostgresql, startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import { openPostgresql } from '#commerce/platform/database/open.ts';
import { fillStock } from '#server/kill/books-store.ts';
import { order, prepare, sellableSkus } from '#server/kill/order-client.ts';
import { bareOrders } from './support/bare-orders.ts';
import { treeCpuMs } from './support/process-tree.ts';
import type { Purchase } from '#server/kill/order-client.ts';
import { printRows, ratio, type Row } from './support/report.ts';
import { startShop, type Shop } from './support/shop.ts';

const ORDERS = 1000;
const WARM_UP_ORDERS = 300;
const CLIENTS = 20;

/** Runs `work` for each item, at most `CLIENTS` at a time. */
const forEach = async <T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> => {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      for (const item of queue) await work(item);
    }),
  );
};

const prepareCarts = async (shop: Shop, skus: readonly string[], count: number): Promise<Purchase[]> => {
  const carts: Purchase[] = [];
  await forEach(Array.from({ length: count }), async () => void carts.push(await prepare(shop.origin, skus)));
  return carts;
};

/** Orders per second of processor time of the shop and its database. */
const ordersPerCore = async (shop: Shop, skus: readonly string[], count: number): Promise<number> => {
  const carts = await prepareCarts(shop, skus, count);
  const before = await shop.cpuMs();
  await forEach(carts, (cart) => order(shop.origin, cart));
  return (1000 * count) / ((await shop.cpuMs()) - before);
};

/** Orders of three lines on PostgreSQL with fsync, compared with the same in a minimal schema. */
export const measureOrders = async (): Promise<Row[]> => {
  if (!findPostgresql()) throw new Error('No PostgreSQL was found.');
  const cluster = await startCluster({ isDurable: true });
  try {
    const bare = await bareOrders(cluster);
    const shop = await startShop({ RATE_LIMITS: 'off', DATABASE_URL: cluster.url }, () =>
      cluster.pid ? treeCpuMs(cluster.pid) : 0,
    );
    try {
      const database = await openPostgresql(cluster.url, 1);
      const skus = await sellableSkus(shop.origin, (await fillStock(database)).slice(0, 40));
      await database.close();
      await ordersPerCore(shop, skus, WARM_UP_ORDERS);
      const perCore = await ordersPerCore(shop, skus, ORDERS);
      return [ratio('orders of 3 lines ÷ the same in a minimal schema', { shop: perCore, bare }, 0.04)];
    } finally {
      await shop.stop();
    }
  } finally {
    await cluster.stop();
  }
};

if (import.meta.main) process.exitCode = printRows('Orders', await measureOrders()) ? 0 : 1;
