import { findPostgresql, startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import { openPostgresql } from '#commerce/platform/database/open.ts';
import { fillStock } from '#server/kill/books-store.ts';
import { changeQuantity, fillCart, order, prepare, sellableSkus } from '#server/kill/order-client.ts';
import { bareOrders } from './support/bare-orders.ts';
import { treeCpuMs } from './support/process-tree.ts';
import type { Purchase } from '#server/kill/order-client.ts';
import type { Row } from './support/report.ts';
import { printRows } from './support/report.ts';
import { startShop } from './support/shop.ts';
import type { Shop } from './support/shop.ts';

const ORDERS = 1500;
const LONG_ORDERS = 200;
const CHANGES = 3000;
const LONG_CHANGES = 500;
const CLIENTS = 20;
const LONG = 50;
/** Not measured, as before the minimal orders: what a warm server does is. Their mails are sent while the next carts are filled. */
const FIRST_ORDERS = 300;
const FIRST_CHANGES = 500;

/** Runs `work` for each item, at most `atOnce` at a time. */
const forEach = async <T>(items: readonly T[], atOnce: number, work: (item: T) => Promise<void>): Promise<void> => {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
};

const collect = async <T>(count: number, make: () => Promise<T>): Promise<T[]> => {
  const made: T[] = [];
  await forEach(Array.from({ length: count }), CLIENTS, async () => void made.push(await make()));
  return made;
};

/** How many a second of the processor time of shop and database together. */
const perCore = async <T>(shop: Shop, items: readonly T[], work: (item: T) => Promise<unknown>): Promise<number> => {
  const before = await shop.cpuMs();
  await forEach(items, CLIENTS, async (item) => void (await work(item)));
  return (1000 * items.length) / ((await shop.cpuMs()) - before);
};

const row = (what: string, measured: number, unit: string, budget: number, reference?: Row['reference']): Row => ({
  what,
  measured,
  unit,
  budget,
  bound: 'at least',
  ...(reference ? { reference } : {}),
});

const orderRow = async (shop: Shop, skus: readonly string[], count: number, lines?: number): Promise<number> => {
  const fill = (carts: number) => collect(carts, () => prepare(shop.origin, skus, lines ? { lines } : {}));
  const place = (cart: Purchase): Promise<unknown> => order(shop.origin, cart);
  await perCore(shop, await fill(Math.min(FIRST_ORDERS, count)), place);
  return perCore(shop, await fill(count), place);
};

const changeRow = async (shop: Shop, skus: readonly string[], count: number, lines: number): Promise<number> => {
  const carts = await collect(CLIENTS, () => fillCart(shop.origin, skus.slice(0, lines)));
  const changes = Array.from({ length: FIRST_CHANGES + count }, (_, index) => ({
    ...carts[index % CLIENTS]!,
    line: index,
    quantity: 2 + (index % 9),
  }));
  const make = (change: (typeof changes)[number]): Promise<unknown> => changeQuantity(shop.origin, change);
  await perCore(shop, changes.slice(0, FIRST_CHANGES), make);
  return perCore(shop, changes.slice(FIRST_CHANGES), make);
};

/** Orders over REST from prepared carts, and changes of a quantity as the storefront asks for them. */
export const measureOrders = async (): Promise<Row[]> => {
  if (!findPostgresql()) {
    console.log('No PostgreSQL was found: orders are left out.');
    return [];
  }
  const cluster = await startCluster({ isDurable: true });
  // What this machine does in this hour: the same code has given 42 and 114 orders on two of them.
  const bare = { value: await bareOrders(cluster), whose: 'orders of 3 lines in a minimal schema' };
  const shop = await startShop({ RATE_LIMITS: 'off', DATABASE_URL: cluster.url }, () =>
    cluster.pid ? treeCpuMs(cluster.pid) : 0,
  );
  try {
    const database = await openPostgresql(cluster.url, 1);
    const all = await sellableSkus(shop.origin, (await fillStock(database)).slice(0, 100));
    await database.close();
    const few = all.slice(0, 40);
    return [
      // Before any order: its mail is sent while what follows is measured.
      row('changes of a quantity in a cart of 3 lines', await changeRow(shop, few, CHANGES, 3), 'changes/s/core', 1500),
      row(
        `changes of a quantity in a cart of ${LONG} lines`,
        await changeRow(shop, all, LONG_CHANGES, LONG),
        'changes/s/core',
        1500,
      ),
      row('orders placed on PostgreSQL, fsync on', await orderRow(shop, few, ORDERS), 'orders/s/core', 300, bare),
      row(`orders of ${LONG} lines on PostgreSQL`, await orderRow(shop, all, LONG_ORDERS, LONG), 'orders/s/core', 300),
    ];
  } finally {
    await shop.stop();
    await cluster.stop();
  }
};

if (import.meta.main) process.exitCode = printRows('Orders', await measureOrders()) ? 0 : 1;
