import { expect, test } from 'vitest';
import { CircuitBreaker, Unavailable } from './circuit-breaker.ts';

test('after consecutive failures no calls are made until the pause is over; then one call tests the service while the others wait', async () => {
  let now = 0;
  let requested = 0;
  const breaker = new CircuitBreaker({ failures: 2, pauseMs: 3_000 }, () => now);
  const fail = (): Promise<never> => {
    requested += 1;
    return Promise.reject(new Error('away'));
  };
  await expect(breaker.run(fail)).rejects.toThrow(Unavailable);
  await expect(breaker.run(async () => 'a success in between')).resolves.toBe('a success in between');
  for (let count = 0; count < 5; count += 1) await expect(breaker.run(fail)).rejects.toThrow(Unavailable);
  expect(requested).toBe(3);
  await expect(breaker.run(fail)).rejects.toMatchObject({ retryAfterSeconds: 3 });
  now = 3_001;
  const trial = Promise.withResolvers<string>();
  const first = breaker.run(() => trial.promise);
  await expect(breaker.run(fail)).rejects.toThrow('not called for a while');
  trial.resolve('back');
  expect([await first, await breaker.run(async () => 'all')]).toEqual(['back', 'all']);
});

test('only so many calls run at a time', async () => {
  const breaker = new CircuitBreaker({ concurrency: 1 });
  const pending = Promise.withResolvers<void>();
  const first = breaker.run(() => pending.promise);
  await expect(breaker.run(async () => 1)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 1 });
  pending.resolve();
  await first;
  expect(await breaker.run(async () => 2)).toBe(2);
});

test('while it makes no calls, it returns the retry time of the service', async () => {
  let now = 0;
  const breaker = new CircuitBreaker({ failures: 1, pauseMs: 5_000 }, () => now);
  const failure = new Unavailable('in maintenance', 120);
  await expect(breaker.run(() => Promise.reject(failure))).rejects.toBe(failure);
  now = 1_000;
  await expect(breaker.run(async () => 1)).rejects.toMatchObject({ retryAfterSeconds: 119 });
});
