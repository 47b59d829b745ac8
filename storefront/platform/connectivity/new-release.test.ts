// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isReplaced, watchRelease } from './new-release.ts';

const page = (entry: string) => vi.fn(async () => new Response(`<html data-release="${entry}">`));

beforeEach(() => {
  document.documentElement.dataset['release'] = '/assets/entry-old.js';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a page with another entry script comes from another build', async () => {
  expect(await isReplaced(page('/assets/entry-old.js'))).toBe(false);
  expect(await isReplaced(page('/assets/entry-new.js'))).toBe(true);
  expect(await isReplaced(vi.fn(() => Promise.reject(new TypeError('offline'))))).toBe(false);
  expect(await isReplaced(vi.fn(async () => new Response('', { status: 503 })))).toBe(false);
});

test('a missing chunk of an older build reloads the page, one of this build does not', async () => {
  const reload = vi.fn<() => void>();
  const stop = watchRelease(reload);
  vi.stubGlobal('fetch', page('/assets/entry-old.js'));
  window.dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', page('/assets/entry-new.js'));
  window.dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  stop();
});
