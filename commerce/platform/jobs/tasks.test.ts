import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { describeWithDatabases } from '../database/testing/database.ts';
import type { Database } from '../database/types.ts';
import { createLog } from '../log.ts';
import { setShopTimeZone, shopTimeZone } from '../shop-time.ts';
import { createJobs } from './jobs.ts';
import type { Counts } from './types.ts';

const HOUR_MS = 3_600_000;

describeWithDatabases('scheduled tasks', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await sql`delete from schedule`.execute(database.kysely);
  });

  const clock = fixedClock('2026-06-15T12:00:00Z');
  /** A process that shares the database. */
  const processOf = (run: () => Promise<Counts>) => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
    const jobs = createJobs({ database, clock, log });
    jobs.schedule({ name: 'idle carts', everyMs: HOUR_MS, run });
    return { jobs, lines };
  };
  const gate = () => {
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open, opened };
  };

  test('run at once, and again when their interval is over', async () => {
    let runs = 0;
    const { jobs } = processOf(async () => ({ carts: ++runs }));
    expect([await jobs.runDueTasks(), await jobs.runDueTasks()]).toEqual([['idle carts'], []]);
    clock.advance(HOUR_MS - 1);
    expect(await jobs.runDueTasks()).toEqual([]);
    clock.advance(1);
    expect(await jobs.runDueTasks()).toEqual(['idle carts']);
    expect(runs).toBe(2);
  });

  test('daily tasks run at their time of day in the shop’s time zone, also when the clocks change', async () => {
    const zone = shopTimeZone();
    setShopTimeZone('America/Toronto');
    const { jobs } = processOf(async () => ({}));
    jobs.schedule({ name: 'vacuum', dailyAt: '04:00', run: async () => ({}) });
    const runAt = async (moment: string) => {
      clock.set(new Date(moment));
      return (await jobs.runDueTasks()).includes('vacuum');
    };
    // 04:00 is 08:00 UTC in summer and 09:00 UTC in winter; clocks change on 1 November.
    expect(await runAt('2026-10-30T12:00:00Z')).toBe(false);
    expect(await runAt('2026-10-31T07:59:59Z')).toBe(false);
    expect(await runAt('2026-10-31T08:00:00Z')).toBe(true);
    expect(await runAt('2026-11-01T08:00:00Z')).toBe(false);
    expect(await runAt('2026-11-01T09:00:00Z')).toBe(true);
    expect(await runAt('2026-11-02T08:59:59Z')).toBe(false);
    setShopTimeZone(zone);
  });

  test('run in one process only, even if a second process starts during the run', async () => {
    const { open: finish, opened: finished } = gate();
    const { open: begin, opened: begun } = gate();
    const one = processOf(async () => {
      begin();
      await finished;
      return { carts: 1 };
    });
    const other = processOf(async () => ({ carts: 1 }));
    const first = one.jobs.runDueTasks();
    await begun;
    expect(await other.jobs.runDueTasks()).toEqual([]);
    finish();
    expect(await first).toEqual(['idle carts']);
    expect(await other.jobs.runDueTasks()).toEqual([]);
  });

  test('are run once by processes that wake at the same moment', async () => {
    let runs = 0;
    const processes = Array.from({ length: 4 }, () => processOf(async () => ({ carts: ++runs })));
    await Promise.all(processes.map(({ jobs }) => jobs.runDueTasks()));
    expect(runs).toBe(1);
  });

  test('of a process that died are run by another two minutes later', async () => {
    const dead = processOf(() => new Promise(() => {}));
    void dead.jobs.runDueTasks();
    const other = processOf(async () => ({ carts: 1 }));
    await expect
      .poll(
        async () => (await sql`select from schedule where held_until is not null`.execute(database.kysely)).rows.length,
      )
      .toBe(1);
    clock.advance(119_999);
    expect(await other.jobs.runDueTasks()).toEqual([]);
    clock.advance(1);
    expect(await other.jobs.runDueTasks()).toEqual(['idle carts']);
  });

  test('log their counts; at debug level if all are zero', async () => {
    const results: Counts[] = [{ carts: 12 }, { carts: 0 }];
    const { jobs, lines } = processOf(async () => results.shift() ?? {});
    await jobs.runDueTasks();
    clock.advance(HOUR_MS);
    await jobs.runDueTasks();
    const [INFO, DEBUG] = [30, 20];
    expect(lines).toMatchObject([
      { level: INFO, work: 'idle carts', carts: 12, msg: 'scheduled work done' },
      { level: DEBUG, work: 'idle carts', carts: 0, msg: 'scheduled work done' },
    ]);
  });

  test('that fail are logged, and run again ten minutes later', async () => {
    let runs = 0;
    const { jobs, lines } = processOf(async () => {
      if (++runs === 1) throw new Error('no disk');
      return {};
    });
    await jobs.runDueTasks();
    expect(lines).toMatchObject([
      { level: 40, work: 'idle carts', err: { message: 'no disk' }, msg: 'scheduled work failed' },
    ]);
    clock.advance(599_999);
    expect(await jobs.runDueTasks()).toEqual([]);
    clock.advance(1);
    expect(await jobs.runDueTasks()).toEqual(['idle carts']);
  });

  test('under way are awaited when the process ends, and no other begins', async () => {
    const { open: finish, opened: finished } = gate();
    const { open: begin, opened: begun } = gate();
    const order: string[] = [];
    const { jobs } = processOf(async () => {
      begin();
      await finished;
      order.push('run ended');
      return {};
    });
    jobs.schedule({ name: 'later', everyMs: HOUR_MS, run: async () => ({ later: order.push('later') }) });
    jobs.start();
    await begun;
    const closed = jobs.close().then(() => order.push('closed'));
    finish();
    await closed;
    expect(order).toEqual(['run ended', 'closed']);
  });

  test('have unique names', () => {
    const { jobs } = processOf(async () => ({}));
    expect(() => jobs.schedule({ name: 'idle carts', everyMs: 1, run: async () => ({}) })).toThrow('scheduled already');
  });
});
