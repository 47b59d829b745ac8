import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { openDatabase } from '#commerce/platform/database/open.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import { openCatalogueShop } from '#commerce/import/testing/catalogue-shop.ts';
import { bookProblems, countOrders, fillStock, lostOrders } from './books-store.ts';
import { buyUntilGone, order, RefusedError, sellableSkus } from './order-client.ts';
import type { Purchase } from './order-client.ts';
import { startShop } from './shop.ts';

/** On each engine. Few in a run of all tests: KILLS=16 takes two minutes: use it after changes to how orders are written. */
const KILLS = Number(process.env.KILLS ?? 2);
const SHOPPERS = 6;

type Place = {
  environment: Record<string, string>;
  /**
   * After how many kills the books are checked: damage does not heal, and opening the embedded database costs as much
   * as a start.
   */
  every: number;
  inspect: <T>(look: (database: Database) => Promise<T>) => Promise<T>;
};

const place = (varDir: string, databaseUrl?: string): Place => ({
  environment: { VAR_DIR: varDir, DATABASE_URL: databaseUrl ?? '' },
  every: databaseUrl ? 1 : 3,
  inspect: async (look) => {
    const database = await openDatabase({ varDir, databaseUrl });
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  },
});

/** Repeats the last unanswered order calls, and some answered ones: the idempotency key must prevent doubles. */
const repeatOrders = async (origin: string, purchases: readonly Purchase[]): Promise<void> => {
  const withoutResponse = purchases.filter(({ wasSent, orderId }) => wasSent && orderId === undefined).slice(-SHOPPERS);
  await Promise.allSettled(withoutResponse.map((purchase) => order(origin, purchase)));
  for (const purchase of purchases.filter(({ orderId }) => orderId !== undefined).slice(-2)) {
    const { orderId } = purchase;
    expect(await order(origin, { ...purchase })).toBe(orderId);
  }
};

const acknowledgedOf = (purchases: readonly Purchase[]): number =>
  purchases.filter(({ orderId }) => orderId !== undefined).length;

/** A random moment: after some orders of this round, plus a little, however fast the machine is. */
const aWhile = async (purchases: readonly Purchase[]): Promise<void> => {
  const enough = acknowledgedOf(purchases) + randomInt(0, 12);
  for (let waited = 0; acknowledgedOf(purchases) < enough && waited < 15_000; waited += 5) await sleep(5);
  await sleep(randomInt(0, 200));
};

type Outcome = { acknowledged: number; orders: number; requested: number; refusals: string[] };

const killRepeatedly = async ({ environment, every, inspect }: Place): Promise<Outcome> => {
  const stocked = await inspect(async (database) => {
    await openCatalogueShop(database);
    return fillStock(database);
  });
  let skus: readonly string[] = [];
  const purchases: Purchase[] = [];
  const refusals: string[] = [];
  for (let round = 1; round <= KILLS; round++) {
    const shop = await startShop(environment);
    if (round === 1) skus = await sellableSkus(shop.origin, stocked);
    expect(skus.length).toBeGreaterThan(1);
    await repeatOrders(shop.origin, purchases);
    const shoppers = Array.from({ length: SHOPPERS }, () => buyUntilGone(shop.origin, skus, purchases, refusals));
    await aWhile(purchases);
    await shop.kill();
    await Promise.all(shoppers);
    if (round % every !== 0 && round !== KILLS) continue;
    await inspect(async (database) => {
      expect({ round, lost: await lostOrders(database, purchases), wrong: await bookProblems(database) }).toEqual({
        round,
        lost: [],
        wrong: [],
      });
    });
  }
  const acknowledged = acknowledgedOf(purchases);
  const orders = await inspect(countOrders);
  console.log(
    `${KILLS} kills, ${purchases.length} orders asked for, ${acknowledged} acknowledged, ${orders} in the books`,
  );
  return {
    acknowledged,
    orders,
    requested: purchases.length,
    refusals: [...new Set(refusals)].filter((text) => !/processing/i.test(text)),
  };
};

const expectBalance = ({ acknowledged, orders, requested, refusals }: Outcome): void => {
  expect(refusals).toEqual([]);
  expect(acknowledged).toBeGreaterThan(KILLS);
  expect(orders).toBeGreaterThanOrEqual(acknowledged);
  expect(orders).toBeLessThanOrEqual(requested);
};

const TIME = 120_000 + KILLS * 40_000;

describe('orders survive the sudden death of the process', () => {
  test(`${KILLS} kills on the embedded database`, { timeout: TIME }, async () => {
    const outcome = await killRepeatedly(place(mkdtempSync(join(tmpdir(), 'tessera-kill-'))));
    expect(outcome.orders).toBeGreaterThan(0);
    expectBalance(outcome);
  });

  if (inject('testDatabases').postgresql) {
    test(`${KILLS} kills on PostgreSQL`, { timeout: TIME }, async () => {
      const cluster = await startCluster({ isDurable: true });
      try {
        const outcome = await killRepeatedly(place(mkdtempSync(join(tmpdir(), 'tessera-kill-')), cluster.url));
        expect(outcome.orders).toBeGreaterThan(0);
        expectBalance(outcome);
      } finally {
        await cluster.stop();
      }
    });
  }

  test('distinguishes a refusal from a broken connection', async () => {
    await expect(
      order('http://127.0.0.1:1', { cart: 'x', key: 'k', nonce: 'n', orderId: undefined, wasSent: false }),
    ).rejects.not.toBeInstanceOf(RefusedError);
  });
});
