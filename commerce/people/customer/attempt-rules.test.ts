import { expect, test } from 'vitest';
import { type Attempts, judge } from './attempt-rules.ts';

const start = new Date('2026-06-15T12:00:00Z');
const at = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const none: Attempts = { failures: 0, startedAt: start, lastAt: start };
const failed = (failures: number, change: Partial<Attempts> = {}): Attempts => ({ ...none, failures, ...change });
const may = (source: Attempts, minutes: number, strangers?: Attempts): boolean =>
  judge({ source, strangers }, at(minutes)).isAdmitted;

test('five wrong passwords are free, then the wait doubles from a minute to a quarter of an hour', () => {
  expect([0, 1, 4].map((failures) => may(failed(failures), 0))).toEqual([true, true, true]);
  const waits = [5, 6, 7, 8, 9, 50].map((failures) =>
    [1, 2, 4, 8, 15].find((minutes) => may(failed(failures), minutes)),
  );
  expect(waits).toEqual([1, 2, 4, 8, 15, 15]);
  expect(may(failed(5), 0.99)).toBe(false);
});

test('an attempt counts before its result is known, a refused one does not', () => {
  expect(judge({ source: failed(2), strangers: failed(7) }, at(3))).toMatchObject({
    source: failed(3, { lastAt: at(3) }),
    strangers: failed(8, { lastAt: at(3) }),
  });
  expect(judge({ source: failed(5), strangers: failed(7) }, at(0))).toMatchObject({
    source: failed(5),
    strangers: failed(7),
  });
});

test('unknown devices together have a hundred attempts an hour; a known device is not counted', () => {
  expect([may(none, 0, failed(99)), may(none, 0, failed(100)), may(none, 0, undefined)]).toEqual([true, false, true]);
  expect([may(none, 59, failed(100, { lastAt: at(10) })), may(none, 60, failed(100, { lastAt: at(10) }))]).toEqual([
    false,
    true,
  ]);
});

test('attempts expire after an hour, but a wait is not shortened by that', () => {
  const late = failed(9, { lastAt: at(59) });
  expect([may(late, 61), may(late, 74)]).toEqual([false, true]);
  expect(judge({ source: late, strangers: undefined }, at(74)).source).toEqual({
    failures: 1,
    startedAt: at(74),
    lastAt: at(74),
  });
});

test('the owner is warned when one source must wait, and at many attempts from unknown devices; not for a known device', () => {
  const reported = (source: number, strangers?: number): boolean =>
    judge({ source: failed(source), strangers: strangers === undefined ? undefined : failed(strangers) }, at(30))
      .needsWarning;
  expect([
    reported(3, 3),
    reported(4, 4),
    reported(5, 5),
    reported(0, 18),
    reported(0, 19),
    reported(0, 20),
    reported(0, 99),
  ]).toEqual([false, true, false, false, true, false, true]);
  expect(reported(4)).toBe(false);
});
