import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '#storefront/platform/session/session.ts';
import { watchExpiry } from './watch-expiry.ts';

let now: number;
let expiresAt: number | undefined;
let listener: () => void;
let timers: Map<number, { tick: () => void; every: number }>;
const expired = vi.fn<() => void>();
const ending = vi.fn<() => void>();
const events = { onEnding: ending, onExpired: expired };

const session = { expiresAt: () => expiresAt, subscribe: (heard: () => void) => ((listener = heard), () => undefined) } as unknown as Session;
const ticker = {
  now: () => now,
  setInterval: (tick: () => void, every: number) => (timers.set(timers.size + 1, { tick, every }), timers.size),
  clearInterval: (id: number) => void timers.delete(id),
};
const pass = (milliseconds: number): void => {
  now += milliseconds;
  for (const { tick } of [...timers.values()]) tick();
};
const change = (end: number | undefined): void => {
  expiresAt = end;
  listener();
};

beforeEach(() => {
  now = 0;
  expiresAt = undefined;
  timers = new Map();
  expired.mockClear();
  ending.mockClear();
});

test('[SI-15] [SI-17] [SI-18] a sign-in schedules its end, looked for every second', () => {
  watchExpiry(session, events, ticker);
  expect(timers.size).toBe(0);
  change(3_600_000);
  expect([...timers.values()].map(({ every }) => every)).toEqual([1000]);
  pass(3_599_000);
  expect(expired).not.toHaveBeenCalled();
  pass(1000);
  expect(expired).toHaveBeenCalledTimes(1);
  expect(timers.size).toBe(0);
});

test('[SI-16] a sign-in of an earlier page is watched from the start', () => {
  expiresAt = 5000;
  watchExpiry(session, events, ticker);
  pass(5000);
  expect(expired).toHaveBeenCalledTimes(1);
});

test('[SI-19] signing out cancels it', () => {
  expiresAt = 5000;
  watchExpiry(session, events, ticker);
  change(undefined);
  pass(10_000);
  expect([timers.size, expired.mock.calls.length]).toEqual([0, 0]);
});

test('the same sign-in is watched once, a later one anew', () => {
  expiresAt = 5000;
  watchExpiry(session, events, ticker);
  change(5000);
  expect(timers.size).toBe(1);
  change(9000);
  pass(5000);
  expect(expired).not.toHaveBeenCalled();
  pass(4000);
  expect(expired).toHaveBeenCalledTimes(1);
});

test('[SI-20] one minute before the end it is said, once', () => {
  expiresAt = 3_600_000;
  watchExpiry(session, events, ticker);
  pass(3_539_000);
  expect(ending).not.toHaveBeenCalled();
  pass(1000);
  expect(ending).toHaveBeenCalledTimes(1);
  pass(30_000);
  expect([ending.mock.calls.length, expired.mock.calls.length]).toEqual([1, 0]);
});

test('[SI-20] whoever stays signed in, here or in another tab, is asked again an hour later', () => {
  expiresAt = 3_600_000;
  watchExpiry(session, events, ticker);
  pass(3_540_000);
  expiresAt = 7_140_000;
  pass(60_000);
  expect([ending.mock.calls.length, expired.mock.calls.length]).toEqual([1, 0]);
  pass(3_480_000);
  expect(ending).toHaveBeenCalledTimes(2);
});
