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

const unsubscribe = vi.fn<() => void>();
const session = {
  expiresAt: () => expiresAt,
  subscribe: (heard: () => void) => ((listener = heard), unsubscribe),
} as unknown as Session;
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
  unsubscribe.mockClear();
});

test('[SI-15] [SI-17] [SI-18] a sign-in schedules its expiry, checked every second', () => {
  watchExpiry(session, events, ticker);
  expect(timers.size).toBe(0);
  change(3_600_000);
  expect([...timers.values()].map(({ every }) => every)).toEqual([1000]);
  pass(3_600_000);
  // The stored token is valid until that time has passed.
  expect([expired.mock.calls.length, timers.size]).toEqual([0, 1]);
  pass(1000);
  expect(expired).toHaveBeenCalledTimes(1);
  expect(timers.size).toBe(0);
});

test('[SI-16] a sign-in from an earlier page load is watched from the start', () => {
  expiresAt = 5000;
  watchExpiry(session, events, ticker);
  pass(5001);
  expect(expired).toHaveBeenCalledTimes(1);
});

test('[SI-19] signing out cancels the expiry', () => {
  expiresAt = 5000;
  watchExpiry(session, events, ticker);
  change(undefined);
  pass(10_000);
  expect([timers.size, expired.mock.calls.length]).toEqual([0, 0]);
});

test('watches the same sign-in once, and a later one again', () => {
  expiresAt = 5000;
  watchExpiry(session, events, ticker);
  change(5000);
  expect(timers.size).toBe(1);
  change(9000);
  pass(5000);
  expect(expired).not.toHaveBeenCalled();
  pass(4001);
  expect(expired).toHaveBeenCalledTimes(1);
});

test('[SI-20] the warning comes once, one minute before expiry', () => {
  expiresAt = 3_600_000;
  watchExpiry(session, events, ticker);
  pass(3_539_000);
  expect(ending).not.toHaveBeenCalled();
  pass(1000);
  expect(ending).toHaveBeenCalledTimes(1);
  pass(30_000);
  expect([ending.mock.calls.length, expired.mock.calls.length]).toEqual([1, 0]);
});

test('[SI-20] a customer who stays signed in, here or in another tab, is prompted again an hour later', () => {
  expiresAt = 3_600_000;
  watchExpiry(session, events, ticker);
  pass(3_540_000);
  expiresAt = 7_140_000;
  pass(60_000);
  expect([ending.mock.calls.length, expired.mock.calls.length]).toEqual([1, 0]);
  pass(3_480_000);
  expect(ending).toHaveBeenCalledTimes(2);
});

test('[SI-20] a sign-in that another tab extended neither expires here nor warns before its own last minute', () => {
  expiresAt = 3_600_000;
  watchExpiry(session, events, ticker);
  expiresAt = 3_700_000;
  pass(3_600_000);
  expect([ending.mock.calls.length, expired.mock.calls.length, timers.size]).toEqual([0, 0, 1]);
  pass(40_000);
  expect([ending.mock.calls.length, expired.mock.calls.length]).toEqual([1, 0]);
  pass(60_001);
  expect([ending.mock.calls.length, expired.mock.calls.length]).toEqual([1, 1]);
});

test('[SI-18] a page that was suspended during the last minute gets the expiry only', () => {
  expiresAt = 3_600_000;
  watchExpiry(session, events, ticker);
  pass(4_000_000);
  expect([ending.mock.calls.length, expired.mock.calls.length]).toEqual([0, 1]);
});

test('[SI-19] stops watching when the page is left', () => {
  expiresAt = 5000;
  const stop = watchExpiry(session, events, ticker);
  stop();
  pass(10_000);
  expect([timers.size, unsubscribe.mock.calls.length, expired.mock.calls.length]).toEqual([0, 1, 0]);
});

test('has nothing to stop on a guest’s page', () => {
  const cleared = vi.fn<(id: number) => void>();
  watchExpiry(session, events, { ...ticker, clearInterval: cleared })();
  expect(cleared).not.toHaveBeenCalled();
});

test('[SI-15] [SI-17] works with the browser’s own clock too', () => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('window', globalThis);
  try {
    expiresAt = 3_600_000;
    const stop = watchExpiry(session, events);
    vi.advanceTimersByTime(3_540_000);
    expect(ending).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(61_000);
    expect([expired.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0]);
    stop();
  } finally {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  }
});

test('[SI-20] a customer is not prompted again if the same sign-in is announced again', () => {
  expiresAt = 3_600_000;
  watchExpiry(session, events, ticker);
  pass(3_540_000);
  change(3_600_000);
  pass(1000);
  expect(ending).toHaveBeenCalledTimes(1);
});
