import { expect, test, vi } from 'vitest';
import { GraphqlError, NetworkError } from './errors.ts';
import { browserConditions, MAX_ATTEMPTS, withRetry } from './retry.ts';

const failing = () => vi.fn<() => Promise<string>>(() => Promise.reject(new NetworkError(new Error('down'))));

test('[NT-05] the first retry delay is around 300 ms with jitter, and doubles for each retry', async () => {
  const pauses = async (random: number): Promise<number[]> => {
    const waited: number[] = [];
    const wait = async (milliseconds: number): Promise<void> => void waited.push(milliseconds);
    await withRetry(failing(), { isOnline: () => true, random: () => random, wait }).catch(() => undefined);
    return waited;
  };
  expect(await pauses(0.5)).toEqual([300, 600, 1200, 2400]);
  expect((await pauses(0))[0]).toBe(150);
  expect((await pauses(1))[0]).toBe(450);
});

test('[NT-06] nothing is retried while the browser is offline', async () => {
  const work = failing();
  await withRetry(work, { isOnline: () => false, random: () => 0, wait: () => Promise.resolve() }).catch(
    () => undefined,
  );
  expect(work).toHaveBeenCalledTimes(1);
  const inBrowser = async (onLine: boolean): Promise<number> => {
    vi.stubGlobal('navigator', { onLine });
    const again = failing();
    await withRetry(again, { ...browserConditions, wait: () => Promise.resolve() }).catch(() => undefined);
    vi.unstubAllGlobals();
    return again.mock.calls.length;
  };
  expect([await inBrowser(false), await inBrowser(true)]).toEqual([1, MAX_ATTEMPTS]);
});

test('a refusal of the back end is not retried', async () => {
  const work = vi.fn<() => Promise<string>>(() => Promise.reject(new GraphqlError([{ message: 'no' }])));
  await withRetry(work, { isOnline: () => true, random: () => 0, wait: () => Promise.resolve() }).catch(
    () => undefined,
  );
  expect(work).toHaveBeenCalledTimes(1);
});
