import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { onBehalfOf } from '../client-work.ts';
import { createLoopTime } from '../loop-time.ts';
import { FairConnections } from './fair-connections.ts';
import { testDatabase } from './testing/database.ts';

/** One connection, and a clock that only `hold` and `pass` advance. */
const oneConnection = () => {
  let now = 0;
  const turns = new FairConnections(1, 5_000, () => now);
  const seen: string[] = [];
  const hold = (address: string, name: string, ms: number): Promise<void> =>
    onBehalfOf(address, async () => {
      const giveBack = await turns.take();
      seen.push(name);
      await Promise.resolve();
      now += ms;
      giveBack();
    });
  const pass = (ms: number): void => void (now += ms);
  return { turns, seen, hold, pass };
};

test('the address with the least recent use is next, each address in its own order', async () => {
  const { seen, hold } = oneConnection();
  await Promise.all([
    hold('a', 'a1', 20),
    hold('a', 'a2', 20),
    hold('a', 'a3', 20),
    hold('b', 'b1', 5),
    hold('b', 'b2', 5),
    hold('b', 'b3', 5),
    hold('b', 'b4', 5),
  ]);
  expect(seen).toEqual(['a1', 'b1', 'b2', 'b3', 'b4', 'a2', 'a3']);
});

test('after heavy use an address pauses, but only while others wait', async () => {
  const { turns, seen, hold, pass } = oneConnection();
  await hold('a', 'alone', 400);
  await hold('a', 'alone still', 400);
  await hold('b', 'b', 1);
  await hold('a', 'beside b', 40);
  const resting = hold('a', 'rested', 1);
  await hold('b', 'b before', 1);
  expect(seen).toEqual(['alone', 'alone still', 'b', 'beside b', 'b before']);
  pass(3 * 40);
  (await onBehalfOf('b', () => turns.take()))();
  await resting;
  expect(seen.at(-1)).toBe('rested');
});

test('an address is not charged for the time in which the event loop was blocked', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let now = 0;
  const loopTime = createLoopTime(() => now);
  const turns = new FairConnections(1, 5_000, loopTime.now);
  const seen: string[] = [];
  const hold = (address: string, name: string, pass: () => void): Promise<void> =>
    onBehalfOf(address, async () => {
      const giveBack = await turns.take();
      seen.push(name);
      pass();
      giveBack();
    });
  const runs = (ms: number) => (): void => {
    for (let passed = 0; passed < ms; passed += 20) {
      now += 20;
      vi.advanceTimersByTime(20);
    }
  };
  const standsStill = (ms: number) => (): void => void (now += ms);
  await hold('b', 'b', runs(20));
  await hold('a', 'a, while the loop stands still', standsStill(26_000));
  await Promise.all([hold('a', 'a again', runs(20)), hold('b', 'b again', runs(20))]);
  expect(seen.slice(2)).toEqual(['a again', 'b again']);
  await hold('a', 'a, while the loop runs', runs(400));
  const paused = hold('a', 'a, paused', runs(20));
  await hold('b', 'b before a', runs(20));
  expect(seen.slice(4)).toEqual(['a, while the loop runs', 'b before a']);
  runs(1_200)();
  await hold('b', 'b', runs(20));
  await paused;
  loopTime.stop();
  vi.useRealTimers();
});

test('a wait ends with an error after the timeout, and its turn is not lost', async () => {
  const turns = new FairConnections(1, 5, () => performance.now());
  const giveBack = await turns.take();
  await expect(turns.take()).rejects.toThrow('No connection of the database was free in time.');
  giveBack();
  const another = await turns.take();
  const next = turns.take();
  another();
  (await next)();
});

test('one address with many statements delays another by about one of them', async () => {
  // PGlite has one connection.
  const database = await testDatabase('pglite');
  const seen: string[] = [];
  const request = (address: string, name: string): Promise<void> =>
    onBehalfOf(address, async () => {
      await sql`select 1`.execute(database.kysely);
      seen.push(name);
    });
  const work = Array.from({ length: 40 }, (_, index) => request('a', `a${index}`));
  await work[2];
  await Promise.all([
    ...work,
    request('b', 'b'),
    database.tx(async (db) => {
      await sql`select 1`.execute(db);
      seen.push('nobody');
    }),
  ]);
  expect(seen.indexOf('b')).toBeLessThan(8);
  expect(seen.indexOf('nobody')).toBeLessThan(9);
  await database.close();
});
