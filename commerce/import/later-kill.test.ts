import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { startCluster } from '#commerce/platform/database/testing/postgresql.ts';
import { openDatabase } from '#commerce/platform/database/open.ts';
import type { Database } from '#commerce/platform/database/types.ts';
import { openCatalogueShop } from './testing/catalogue-shop.ts';
import { deliver, laterProblems, lostWork, openWork, prepareLater } from './testing/later-store.ts';

/** KILLS=16 takes some minutes: use it after changes to orders beyond the stock. */
const KILLS = Number(process.env.KILLS ?? 2);
const TIME = 240_000 + KILLS * 60_000;
/** Units added to the stock before each round: fewer than are ordered in it. */
const UNITS = 8;

type Done = { what: 'placed' | 'canceled'; number: string };

const startLater = (environment: Readonly<Record<string, string>>, done: Done[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'later-process.ts')], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const lines = (printed + chunk.toString()).split('\n');
    printed = lines.pop() ?? '';
    done.push(...lines.filter((line) => line.startsWith('{"what"')).map((line) => JSON.parse(line) as Done));
  });
  return { child, exited: once(child, 'exit') };
};

/** Returns the number of acknowledged orders or of acknowledged cancellations, whichever is smaller. */
const killRepeatedly = async (varDir: string, databaseUrl?: string): Promise<number> => {
  const inspect = async <T>(look: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ varDir, databaseUrl });
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  };
  const sku = await inspect(async (database) => {
    await openCatalogueShop(database);
    return prepareLater(database);
  });
  const environment = { VAR_DIR: varDir, DATABASE_URL: databaseUrl ?? '', KILL_SKU: sku };
  const done: Done[] = [];
  for (let round = 1; round <= KILLS; round++) {
    await inspect((database) => deliver(database, sku, UNITS));
    const before = done.length;
    const { child, exited } = startLater(environment, done);
    const isDone = (what: Done['what']) => done.slice(before).some((one) => one.what === what);
    for (let waited = 0; !(isDone('placed') && isDone('canceled')) && waited < 60_000; waited += 20) await sleep(20);
    await sleep(randomInt(0, 400));
    child.kill('SIGKILL');
    await exited;
    await inspect(async (database) => {
      expect({
        round,
        lost: await lostWork(database, done),
        wrong: await laterProblems(database, round * UNITS),
      }).toEqual({ round, lost: [], wrong: [] });
    });
  }
  const { exited } = startLater({ ...environment, KILL_ENDS: 'yes' }, done);
  expect((await exited)[0]).toBe(0);
  await inspect(async (database) => {
    expect(await openWork(database)).toEqual({ refunds: 0, units: 0 });
    expect(await laterProblems(database, KILLS * UNITS)).toEqual([]);
  });
  const count = (what: Done['what']): number => done.filter((one) => one.what === what).length;
  return Math.min(count('placed'), count('canceled'));
};

describe('orders beyond the stock survive the sudden death of the process', () => {
  test(`${KILLS} kills on the embedded database`, { timeout: TIME }, async () => {
    expect(await killRepeatedly(mkdtempSync(join(tmpdir(), 'tessera-kill-')))).toBeGreaterThanOrEqual(KILLS);
  });

  if (inject('testDatabases').postgresql)
    test(`${KILLS} kills on PostgreSQL`, { timeout: TIME }, async () => {
      const cluster = await startCluster({ isDurable: true });
      try {
        const done = await killRepeatedly(mkdtempSync(join(tmpdir(), 'tessera-kill-')), cluster.url);
        expect(done).toBeGreaterThanOrEqual(KILLS);
      } finally {
        await cluster.stop();
      }
    });
});
