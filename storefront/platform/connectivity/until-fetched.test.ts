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
