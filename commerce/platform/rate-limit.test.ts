import { expect, test } from 'vitest';
import { fixedClock } from './clock.ts';
import { TooManyRequestsError } from './errors.ts';
import { createRateLimiter } from './rate-limit.ts';

test('allows a number of uses in a sliding window, counted for each key', () => {
  const clock = fixedClock('2026-01-01T00:00:00Z');
  const { allow } = createRateLimiter(clock);
  const rate = { limit: 3, perSeconds: 60 };
  expect([1, 2, 3, 4].map(() => allow('track', 'a', rate))).toEqual([true, true, true, false]);
  expect(allow('track', 'b', rate)).toBe(true);
  clock.advance(61_000);
  expect(allow('track', 'a', rate)).toBe(true);
  expect(allow('track', 'a', rate)).toBe(false);
  clock.advance(120_000);
  expect([1, 2, 3, 4].map(() => allow('track', 'a', rate))).toEqual([true, true, true, false]);
});

test('a use beyond the limit is refused; with rate limits off only where they are always enforced', () => {
  const clock = fixedClock('2026-01-01T00:00:00Z');
  const rate = { limit: 1, perSeconds: 10 };
  const [on, off] = [createRateLimiter(clock), createRateLimiter(clock, false)];
  for (const { check } of [on, off]) {
    check('sign-in', 'a', rate);
    expect(() => check('sign-in', 'a', rate)).toThrow(TooManyRequestsError);
  }
  on.checkIfEnabled('contact', 'a', rate);
  expect(() => on.checkIfEnabled('contact', 'a', rate)).toThrow(TooManyRequestsError);
  off.checkIfEnabled('contact', 'a', rate);
  expect(() => off.checkIfEnabled('contact', 'a', rate)).not.toThrow();
});
