import { expect, test } from 'vitest';
import { fixedClock } from '../clock.ts';
import { TagCache } from './tag-cache.ts';

const setup = (maxBytes = 1_000_000) => {
  const clock = fixedClock('2026-01-01T00:00:00Z');
  const cache = new TagCache<number>({ clock, maxBytes, lifetime: { fresh: 60, stale: 600 } });
  let loads = 0;
  const load =
    (tags: string[], isCacheable = true, bytes = 10) =>
    async () => ({ value: ++loads, tags: new Set(tags), isCacheable, bytes });
  return { clock, cache, load };
};

test('loads once for simultaneous callers', async () => {
  const { cache, load } = setup();
  const values = await Promise.all(Array.from({ length: 20 }, () => cache.get('k', load(['a']))));
  expect(new Set(values)).toEqual(new Set([1]));
  expect(await cache.get('k', load(['a']))).toBe(1);
});

test('caches nothing without tags or with isCacheable false', async () => {
  const { cache, load } = setup();
  await cache.get('untagged', load([]));
  await cache.get('private', load(['a'], false));
  expect(cache.size).toBe(0);
});

test('purges by tag', async () => {
  const { cache, load } = setup();
  await cache.get('one', load(['product:1', 'product']));
  await cache.get('two', load(['product:2', 'product']));
  cache.purge(['product:1']);
  expect(cache.peek('one')).toBeUndefined();
  expect(cache.peek('two')).toBe(2);
  cache.purge(['product']);
  expect(cache.size).toBe(0);
});

test('does not cache a value purged while it loads', async () => {
  const { cache } = setup();
  let finish = (): void => {};
  const slow = cache.get('k', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { value: 1, tags: new Set(['a']), isCacheable: true, bytes: 1 };
  });
  cache.purge(['a']);
  finish();
  expect(await slow).toBe(1);
  expect(cache.peek('k')).toBeUndefined();
});

test('a caller after a purge does not join an earlier load', async () => {
  const { cache, load } = setup();
  let finish = (): void => {};
  const before = cache.get('k', async () => {
    await new Promise<void>((resolve) => (finish = resolve));
    return { value: -1, tags: new Set(['a']), isCacheable: true, bytes: 1 };
  });
  cache.purge(['a']);
  expect(await cache.get('k', load(['a']))).toBe(1);
  finish();
  expect(await before).toBe(-1);
  expect(cache.peek('k')).toBe(1);
});

test('returns a stale value once more and loads a new one in the background', async () => {
  const { cache, clock, load } = setup();
  await cache.get('k', load(['a']));
  clock.advance(61_000);
  expect(cache.peek('k')).toBeUndefined();
  expect(await cache.get('k', load(['a']))).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(cache.peek('k')).toBe(2);
  clock.advance(700_000);
  expect(await cache.get('k', load(['a']))).toBe(3);
});

test('stays within its limit of bytes', async () => {
  const { cache, load } = setup(10_000);
  for (let i = 0; i < 100; i++) await cache.get(`k${i}`, load([`t${i}`], true, 900));
  expect(cache.bytes).toBeLessThanOrEqual(10_000);
  expect(cache.size).toBeGreaterThan(5);
});

test('a failed load rejects for all waiting callers and is retried by the next', async () => {
  const { cache, load } = setup();
  const failing = () => cache.get('k', () => Promise.reject(new Error('down')));
  const results = await Promise.allSettled([failing(), failing()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await cache.get('k', load(['a']))).toBe(1);
});

test('counts the memory of a value’s tags', async () => {
  const { cache, load } = setup(100_000);
  const manyTags = (key: number) => Array.from({ length: 50 }, (_, tag) => `made-up-${key}-${tag}`);
  for (let key = 0; key < 100; key++) await cache.get(`key${key}`, load(manyTags(key)));
  expect(cache.size).toBeLessThan(20);
  cache.clear();
  expect(cache.bytes).toBe(0);
});
