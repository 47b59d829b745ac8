// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { untilFetched } from './until-fetched.ts';

test('a chunk that could not be fetched offline is fetched when the connection is back', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const fetched = untilFetched(load);
  await Promise.resolve();
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await expect(fetched).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

test('retries after ten seconds, but not in a closed window', async () => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const fetched = untilFetched(load);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(load).toHaveBeenCalledTimes(1);
  vi.stubGlobal('window', undefined);
  await vi.advanceTimersByTimeAsync(1);
  await expect(fetched).resolves.toBe('part');
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
