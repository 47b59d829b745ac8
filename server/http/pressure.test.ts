import fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import { addPressureGauge } from './pressure.ts';

afterEach(() => vi.useRealTimers());

test('a shop that stays late refuses all but scripts, styles and its health; one late second refuses nothing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let delay = 0;
  const app = fastify();
  addPressureGauge(app, { read: () => delay, stop: () => undefined });
  app.get('/*', async () => 'here');
  const statusesAfter = async (ms: number) => {
    delay = ms;
    vi.advanceTimersByTime(1_000);
    const responses = await Promise.all(['/', '/assets/a.js', '/health/live'].map((url) => app.inject({ url })));
    return responses.map(({ statusCode }) => statusCode);
  };
  expect(await statusesAfter(10)).toEqual([200, 200, 200]);
  expect(await statusesAfter(9_000)).toEqual([200, 200, 200]);
  expect(await statusesAfter(3_001)).toEqual([503, 200, 200]);
  expect(await statusesAfter(20)).toEqual([200, 200, 200]);
  expect(await statusesAfter(9_000)).toEqual([200, 200, 200]);
  // Nothing was measured.
  for (const _ of [1, 2]) expect(await statusesAfter(Number.NaN)).toEqual([200, 200, 200]);
  await app.close();
});
