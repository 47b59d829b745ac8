import { expect, test, vi } from 'vitest';
import { createPages, type Outcome } from './pages.ts';
import { notFound, redirect } from './signals.ts';

const MINUTE = 60_000;
const page = (name: string): Outcome => ({ status: 'page', page: name });

const setUp = () => {
  let time = 0;
  return { pages: createPages(() => time), pass: (ms: number) => (time += ms) };
};

test('distinguishes errors of loading: not found, redirect, failure', async () => {
  const { pages } = setUp();
  const moved = redirect({ href: '/b', statusCode: 301 });
  const failed = new Error('x');
  const thrown = [notFound(), moved, failed].map((error, index) =>
    pages.load(String(index), () => Promise.reject(error)),
  );
  expect(await Promise.all(thrown)).toEqual([
    { status: 'not-found' },
    { status: 'redirect', redirect: moved },
    { status: 'error', error: failed },
  ]);
  expect(['0', '1', '2'].map((key) => pages.cached(key))).toEqual([undefined, undefined, undefined]);
});

test('does not request a page that is loading', async () => {
  const { pages } = setUp();
  const open = vi.fn(async () => page('a'));
  expect(await Promise.all([pages.load('/a', open, true), pages.load('/a', open)])).toEqual([page('a'), page('a')]);
  expect(open).toHaveBeenCalledTimes(1);
  // It was requested by a navigation, so that it no longer counts as preloaded.
  expect(pages.cached('/a')).toEqual({ page: 'a', isStale: true });
});

test('shows a visited page at once for five minutes and reloads it in the background', async () => {
  const { pages, pass } = setUp();
  await pages.load('/a', async () => page('a'));
  pass(5 * MINUTE - 1);
  expect(pages.cached('/a')).toEqual({ page: 'a', isStale: true });
  pass(1);
  expect(pages.cached('/a')).toBeUndefined();
});

test('uses a preloaded page once without reloading, within half a minute', async () => {
  const { pages, pass } = setUp();
  await pages.load('/a', async () => page('a'), true);
  expect([pages.isNewAhead('/a'), pages.isNewAhead('/b')]).toEqual([false, true]);
  pass(30_000 - 1);
  expect(pages.cached('/a')).toEqual({ page: 'a', isStale: false });
  expect(pages.cached('/a')).toEqual({ page: 'a', isStale: true });
  pass(1);
  expect(pages.isNewAhead('/a')).toBe(true);
});

test('does not cache a page that was loading when the cache was cleared', async () => {
  const { pages } = setUp();
  const loading = pages.load('/a', async () => page('old'));
  pages.forget();
  await loading;
  expect(pages.cached('/a')).toBeUndefined();
  expect(await pages.load('/a', async () => page('new'))).toEqual(page('new'));
});
