import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { fixedClock, systemClock } from '../clock.ts';
import { LateConnection } from '../database/away.ts';
import { describeWithDatabases } from '../database/testing/database.ts';
import type { Database } from '../database/types.ts';
import { silentLog } from '../log.ts';
import { testPlatform } from '../testing/platform.ts';
import { createJobs } from './jobs.ts';
import { DEFAULT_DELAYS_MS } from './lane.ts';

test('a failed job waits twice as long after each failure, one hour at most', () => {
  expect(DEFAULT_DELAYS_MS.slice(0, 3)).toEqual([10_000, 20_000, 40_000]);
  expect(DEFAULT_DELAYS_MS.slice(-2)).toEqual([3_600_000, 3_600_000]);
});

describeWithDatabases('jobs', (open, engine) => {
  let database: Database;

  beforeEach(async () => {
    database = await open();
    await sql`delete from job`.execute(database.kysely);
  });

  const setup = () => {
    const clock = fixedClock('2026-01-01T00:00:00Z');
    return { clock, jobs: createJobs({ database, clock, log: silentLog }) };
  };

  test('run once each after the commit, and not at all after a rollback', async () => {
    const { jobs } = setup();
    const ran: unknown[] = [];
    jobs.handle('note', async (payload) => {
      ran.push(payload);
    });
    await database.tx(async (db) => {
      await jobs.enqueue(db, 'note', { n: 1 });
      await jobs.enqueue(db, 'note', { n: 2 });
    });
    await database
      .tx(async (db) => {
        await jobs.enqueue(db, 'note', { n: 3 });
        throw new Error('no');
      })
      .catch(() => {});
    expect(await jobs.runDue()).toBe(2);
    expect(await jobs.runDue()).toBe(0);
    expect(ran).toEqual([{ n: 1 }, { n: 2 }]);
  });

  test('are tried again later, and given up in the end', async () => {
    const { clock, jobs } = setup();
    let attempts = 0;
    jobs.handle('broken', async () => {
      attempts++;
      throw new Error('no route to host');
    });
    await database.tx((db) => jobs.enqueue(db, 'broken', {}));
    await jobs.runDue();
    expect(attempts).toBe(1);
    clock.advance(9_000);
    await jobs.runDue();
    expect(attempts).toBe(1);
    for (let i = 0; i < 30; i++) {
      clock.advance(3_600_001);
      await jobs.runDue();
    }
    expect(attempts).toBe(12);
    const { rows } = await sql`select last_error, failed_at is not null as failed from job`.execute(database.kysely);
    expect(rows).toEqual([{ last_error: 'no route to host', failed: true }]);
  });

  test('of a process that died are taken over when its lock ends', async () => {
    const { clock, jobs } = setup();
    await database.tx((db) => jobs.enqueue(db, 'note', { n: 1 }));
    await sql`update job set locked_until = ${new Date(clock.now().getTime() + 120_000)}, attempts = 1`.execute(
      database.kysely,
    );
    let runs = 0;
    jobs.handle('note', async () => {
      runs++;
    });
    await jobs.runDue();
    expect(runs).toBe(0);
    clock.advance(120_001);
    await jobs.runDue();
    expect(runs).toBe(1);
  });

  test('of a lane of its own do not wait for other lanes, nor delay them', async () => {
    const { jobs } = setup();
    const ran: string[] = [];
    let response = (): void => {};
    jobs.handle('note', async () => void ran.push('note'));
    jobs.handle(
      'mail',
      async () => {
        await new Promise<void>((resolve) => {
          response = resolve;
        });
        ran.push('mail');
      },
      { width: 1 },
    );
    jobs.start();
    await database.tx((db) => jobs.enqueue(db, 'mail', {}));
    await database.tx((db) => jobs.enqueue(db, 'note', {}));
    await vi.waitFor(() => expect(ran).toEqual(['note']));
    response();
    await vi.waitFor(() => expect(ran).toEqual(['note', 'mail']));
    await jobs.close();
  });

  test('that were done while the database went away are not done again when it is back', async () => {
    let isAway = false;
    const kysely = database.kysely.withPlugin({
      transformQuery: ({ node }) => {
        if (isAway) throw new LateConnection('away');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const jobs = createJobs({ database: { ...database, kysely }, clock: systemClock, log: silentLog });
    let runs = 0;
    jobs.handle('note', async () => {
      runs += 1;
      isAway = true;
    });
    await jobs.enqueue(database.kysely, 'note', {});
    const running = jobs.runDue();
    await sleep(600);
    isAway = false;
    expect(await running).toBe(1);
    expect(await jobs.runDue()).toBe(0);
    expect(runs).toBe(1);
    const { rows } = await sql`select done_at is not null as done from job`.execute(database.kysely);
    expect(rows).toEqual([{ done: true }]);
  });

  test('not yet begun when the process ends stay due, and the end does not wait for a server that hangs', async () => {
    const { jobs } = setup();
    let begun = 0;
    jobs.handle('mail', async () => {
      begun += 1;
      await new Promise(() => {});
    });
    await database.tx(async (db) => {
      await jobs.enqueue(db, 'mail', {});
      await jobs.enqueue(db, 'mail', {});
    });
    void jobs.runDue();
    await vi.waitFor(() => expect(begun).toBe(1));
    await jobs.close();
    const { rows } = await sql`select attempts, locked_until is null as free from job order by id`.execute(
      database.kysely,
    );
    expect(rows).toEqual([
      { attempts: 1, free: false },
      { attempts: 0, free: true },
    ]);
  });

  test('of one key run one after another, of several keys at the same time', async () => {
    const { jobs } = setup();
    const finish = new Map<string, () => void>();
    jobs.handle(
      'call',
      async (payload) => {
        await new Promise<void>((resolve) => finish.set((payload as { to: string }).to, resolve));
      },
      { width: 3 },
    );
    await database.tx(async (db) => {
      for (const [key, to] of [
        ['a', 'a1'],
        ['a', 'a2'],
        ['b', 'b1'],
      ] as const)
        await jobs.enqueue(db, 'call', { to }, { key });
    });
    const running = jobs.runDue();
    await vi.waitFor(() => expect([...finish.keys()].toSorted()).toEqual(['a1', 'b1']));
    finish.get('a1')!();
    await vi.waitFor(() => expect([...finish.keys()].toSorted()).toEqual(['a1', 'a2', 'b1']));
    for (const end of finish.values()) end();
    expect(await running).toBe(3);
  });

  test('of a lane with its own delays are given up after the last one', async () => {
    const { clock, jobs } = setup();
    let attempts = 0;
    jobs.handle(
      'call',
      async () => {
        attempts += 1;
        throw new Error('away');
      },
      { width: 2, delaysMs: [1000, 60_000] },
    );
    await database.tx((db) => jobs.enqueue(db, 'call', {}));
    await jobs.runDue();
    for (const [advance, expected] of [
      [999, 1],
      [1, 2],
      [59_999, 2],
      [1, 3],
      [3_600_000, 3],
    ] as const) {
      clock.advance(advance);
      await jobs.runDue();
      expect(attempts).toBe(expected);
    }
  });

  // PGlite serves one process only.
  if (engine === 'postgresql') {
    test('that hang for longer than their claim are not run by another process', async () => {
      const ran: string[] = [];
      const processes = ['one', 'other'].map((name) => {
        const jobs = createJobs({ database, clock: systemClock, log: silentLog, leaseMs: 600 });
        jobs.handle('note', async () => {
          ran.push(name);
          await sleep(1500);
        });
        return jobs;
      });
      await database.tx((db) => processes[0]!.enqueue(db, 'note', {}));
      const first = processes[0]!.runDue();
      await sleep(1000);
      expect(await processes[1]!.runDue()).toBe(0);
      expect(await first).toBe(1);
      expect(ran).toEqual(['one']);
    });

    test('are shared by two processes without being run twice', async () => {
      const ran: unknown[] = [];
      const workers = [setup(), setup()].map(({ jobs }) => {
        jobs.handle('note', async (payload) => {
          ran.push((payload as { n: number }).n);
        });
        return jobs;
      });
      await database.tx(async (db) => {
        for (let n = 0; n < 60; n++) await workers[0]!.enqueue(db, 'note', { n });
      });
      await Promise.all(workers.map((worker) => worker.runDue()));
      expect(ran.toSorted((one, other) => Number(one) - Number(other))).toEqual(
        Array.from({ length: 60 }, (_, n) => n),
      );
    });
  }

  test('an email is written as one file, the same file when the job runs again', async () => {
    const platform = testPlatform(database);
    await database.tx((db) =>
      platform.mail.enqueue(db, {
        to: 'ann@example.com',
        subject: 'Votre commande n° 000000012',
        text: 'Merci, à bientôt',
        html: '<p>Merci</p>',
      }),
    );
    // A process that dies after the work but before recording it leaves the job pending.
    const { rows } = await sql<{
      id: number;
      payload: unknown;
    }>`select id, payload from job where done_at is null`.execute(database.kysely);
    await platform.jobs.runDue();
    await sql`update job set done_at = null, payload = ${JSON.stringify(rows[0]!.payload)}::jsonb where id = ${rows[0]!.id}`.execute(
      database.kysely,
    );
    await platform.jobs.runDue();
    const after = await sql`select payload from job where id = ${rows[0]!.id}`.execute(database.kysely);
    expect(after.rows).toEqual([{ payload: {} }]);
    const folder = join(platform.settings.varDir, 'mail');
    const files = readdirSync(folder);
    expect(files).toHaveLength(1);
    const text = readFileSync(join(folder, files[0]!), 'utf8');
    expect(text).toMatch(/^From: Tessera <orders@tessera\.example>\r\nTo: ann@example\.com\r\n/);
    expect(text).toMatch(/Message-ID: <outbox-\d+@tessera\.example>/);
    await platform.jobs.close();
  });
});
