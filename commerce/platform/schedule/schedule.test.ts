import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { describeWithDatabases } from '../database/testing/database.ts';
import type { Database } from '../database/types.ts';
import { createLog } from '../log.ts';
import { createSchedule } from './schedule.ts';
import type { Counts } from './schedule.ts';

const HOUR_MS = 3_600_000;

describeWithDatabases('the schedule', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await sql`delete from schedule`.execute(database.kysely);
  });

  const clock = fixedClock('2026-06-15T12:00:00Z');
  /** A process that shares the database. */
  const processOf = (run: () => Promise<Counts>, firstAfterMs = 0) => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
    const schedule = createSchedule({ database, clock, log });
    schedule.add({ name: 'idle carts', everyMs: HOUR_MS, firstAfterMs, run });
    return { schedule, lines };
  };
  const gate = () => {
    let open = (): void => {};
    const opened = new Promise<void>((resolve) => (open = resolve));
    return { open, opened };
  };

  test('takes a turn at once, and the next one when its time has come', async () => {
    let turns = 0;
    const { schedule } = processOf(async () => ({ carts: ++turns }));
    expect([await schedule.runDue(), await schedule.runDue()]).toEqual([['idle carts'], []]);
    clock.advance(HOUR_MS - 1);
    expect(await schedule.runDue()).toEqual([]);
    clock.advance(1);
    expect(await schedule.runDue()).toEqual(['idle carts']);
    expect(turns).toBe(2);
  });

  test('waits with the first turn where the work says so', async () => {
    const { schedule } = processOf(async () => ({}), HOUR_MS);
    expect(await schedule.runDue()).toEqual([]);
    clock.advance(HOUR_MS);
    expect(await schedule.runDue()).toEqual(['idle carts']);
  });

  test('of two processes one takes the turn, also while it still runs', async () => {
    const { open: finish, opened: finished } = gate();
    const { open: begin, opened: begun } = gate();
    const one = processOf(async () => {
      begin();
      await finished;
      return { carts: 1 };
    });
    const other = processOf(async () => ({ carts: 1 }));
    const first = one.schedule.runDue();
    await begun;
    expect(await other.schedule.runDue()).toEqual([]);
    finish();
    expect(await first).toEqual(['idle carts']);
    expect(await other.schedule.runDue()).toEqual([]);
  });

  test('two that wake in the same moment take it once', async () => {
    let turns = 0;
    const processes = Array.from({ length: 4 }, () => processOf(async () => ({ carts: ++turns })));
    await Promise.all(processes.map(({ schedule }) => schedule.runDue()));
    expect(turns).toBe(1);
  });

  test('a turn of a process that died is taken by another a minute later', async () => {
    const dead = processOf(() => new Promise(() => {}));
    void dead.schedule.runDue();
    const other = processOf(async () => ({ carts: 1 }));
    await expect
      .poll(
        async () => (await sql`select from schedule where held_until is not null`.execute(database.kysely)).rows.length,
      )
      .toBe(1);
    clock.advance(59_999);
    expect(await other.schedule.runDue()).toEqual([]);
    clock.advance(1);
    expect(await other.schedule.runDue()).toEqual(['idle carts']);
  });

  test('every turn stands in the log with what it did; one that did nothing only for debugging', async () => {
    const results: Counts[] = [{ carts: 12 }, { carts: 0 }];
    const { schedule, lines } = processOf(async () => results.shift() ?? {});
    await schedule.runDue();
    clock.advance(HOUR_MS);
    await schedule.runDue();
    const [INFO, DEBUG] = [30, 20];
    expect(lines).toMatchObject([
      { level: INFO, work: 'idle carts', carts: 12, msg: 'scheduled work done' },
      { level: DEBUG, work: 'idle carts', carts: 0, msg: 'scheduled work done' },
    ]);
  });

  test('work that fails is told, and tried again ten minutes later', async () => {
    let turns = 0;
    const { schedule, lines } = processOf(async () => {
      if (++turns === 1) throw new Error('no disk');
      return {};
    });
    await schedule.runDue();
    expect(lines).toMatchObject([
      { level: 40, work: 'idle carts', err: { message: 'no disk' }, msg: 'scheduled work failed' },
    ]);
    clock.advance(599_999);
    expect(await schedule.runDue()).toEqual([]);
    clock.advance(1);
    expect(await schedule.runDue()).toEqual(['idle carts']);
  });

  test('closing waits for the turn under way and begins no other', async () => {
    const { open: finish, opened: finished } = gate();
    const { open: begin, opened: begun } = gate();
    const order: string[] = [];
    const { schedule } = processOf(async () => {
      begin();
      await finished;
      order.push('turn ended');
      return {};
    });
    schedule.add({ name: 'later', everyMs: HOUR_MS, run: async () => ({ later: order.push('later') }) });
    schedule.start();
    await begun;
    const closed = schedule.close().then(() => order.push('closed'));
    finish();
    await closed;
    expect(order).toEqual(['turn ended', 'closed']);
  });

  test('a name is given once', () => {
    const { schedule } = processOf(async () => ({}));
    expect(() => schedule.add({ name: 'idle carts', everyMs: 1, run: async () => ({}) })).toThrow('scheduled already');
  });
});
