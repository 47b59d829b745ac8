import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { Alarm } from './alarm.ts';
import { derived } from './cache/derived.ts';
import { TagCache } from './cache/tag-cache.ts';
import { currentClient, inBackground, onBehalfOf } from './client-work.ts';
import { fixedClock } from './clock.ts';
import { describeWithDatabase } from './database/testing/database.ts';
import { createInvalidation } from './cache/invalidation.ts';
import { createJobs } from './jobs/jobs.ts';
import type { LaneOptions } from './jobs/types.ts';
import { silentLog } from './log.ts';

const VISITOR = '192.0.2.1';
const OTHER = '192.0.2.2';
const NO_CLIENT = '';

/** Records the addresses for which it runs. */
const witness = () => {
  const seen: string[] = [];
  return { seen, look: async () => void seen.push(currentClient()) };
};

test('work is on behalf of the address that started it, also after waiting', async () => {
  const { seen, look } = witness();
  await onBehalfOf(VISITOR, async () => {
    await sleep(1);
    await look();
    await onBehalfOf(OTHER, look);
    await inBackground(look);
    await look();
  });
  await look();
  expect(seen).toEqual([VISITOR, VISITOR, NO_CLIENT, VISITOR, NO_CLIENT]);
});

test('an alarm runs for no client address', async () => {
  vi.useFakeTimers();
  const { seen, look } = witness();
  const clock = fixedClock('2026-01-01T00:00:00Z');
  const alarm = new Alarm(clock, () => void look());
  onBehalfOf(VISITOR, () => alarm.set(new Date(clock.now().getTime() + 5_000)));
  clock.advance(5_000);
  await onBehalfOf(VISITOR, () => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(seen).toEqual([NO_CLIENT]);
});

const newCache = () => {
  const clock = fixedClock('2026-01-01T00:00:00Z');
  const cache = new TagCache<string>({ clock, maxBytes: 1e6, lifetime: { fresh: 60, stale: 600 } });
  const loading = () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const load = async () => {
      const before = currentClient();
      await gate;
      return { value: `${before}|${currentClient()}`, tags: new Set(['a']), isCacheable: true, bytes: 10 };
    };
    return { load, open };
  };
  return { clock, cache, loading };
};

test('a value is loaded for its one visitor, and for no address once another waits for it', async () => {
  const { cache, loading } = newCache();
  const alone = loading();
  const first = onBehalfOf(VISITOR, () => cache.get('alone', alone.load));
  const again = onBehalfOf(VISITOR, () => cache.get('alone', alone.load));
  alone.open();
  expect(await Promise.all([first, again])).toEqual(Array(2).fill(`${VISITOR}|${VISITOR}`));
  const shared = loading();
  const mine = onBehalfOf(VISITOR, () => cache.get('shared', shared.load));
  const theirs = onBehalfOf(OTHER, () => cache.get('shared', shared.load));
  shared.open();
  expect(await Promise.all([mine, theirs])).toEqual(Array(2).fill(`${VISITOR}|${NO_CLIENT}`));
});

test('a stale value is refreshed for no address', async () => {
  const { cache, clock, loading } = newCache();
  const first = loading();
  first.open();
  await onBehalfOf(VISITOR, () => cache.get('k', first.load));
  clock.advance(120_000);
  const second = loading();
  second.open();
  await onBehalfOf(VISITOR, () => cache.get('k', second.load));
  await vi.waitFor(() => expect(cache.peek('k')).toBe(`${NO_CLIENT}|${NO_CLIENT}`));
});

describeWithDatabase('background work that a visitor starts', (open) => {
  const clock = fixedClock('2026-01-01T00:00:00Z');

  test.each<[string, LaneOptions | undefined]>([
    ['in the shared lane', undefined],
    ['in a lane of its own', { width: 2, delaysMs: [1] }],
  ])('a job %s runs for no address', async (_, options) => {
    const database = await open();
    const { seen, look } = witness();
    const jobs = createJobs({ database, clock, log: silentLog });
    jobs.handle('note', look, options);
    await onBehalfOf(OTHER, async () => jobs.start());
    await onBehalfOf(VISITOR, () => database.tx((db) => jobs.enqueue(db, 'note', {})));
    await vi.waitFor(() => expect(seen).toEqual([NO_CLIENT]));
    await onBehalfOf(VISITOR, async () => {
      await database.tx((db) => jobs.enqueue(db, 'note', {}));
      await jobs.runDue();
    });
    await vi.waitFor(() => expect(seen).toEqual([NO_CLIENT, NO_CLIENT]));
    await jobs.close();
  });

  test('scheduled work runs for no address', async () => {
    const database = await open();
    const { seen, look } = witness();
    const jobs = createJobs({ database, clock, log: silentLog });
    jobs.schedule({ name: 'witness', everyMs: 1_000, run: async () => (await look(), {}) });
    await onBehalfOf(VISITOR, () => jobs.runDueTasks());
    expect(seen).toEqual([NO_CLIENT]);
    await jobs.close();
  });

  test('work after a commit, and a shared value, run for no address', async () => {
    const database = await open();
    const { seen, look } = witness();
    const cache = createInvalidation({ database, log: silentLog });
    cache.onPurge(() => void look());
    const value = derived({ cache, db: database }, ['a'], look);
    await onBehalfOf(VISITOR, async () => {
      await database.tx((db) => cache.invalidate(db, ['a']));
      await value();
      database.afterCommit(() => void look());
    });
    expect(seen).toEqual([NO_CLIENT, NO_CLIENT, NO_CLIENT]);
    await cache.close();
  });
});
