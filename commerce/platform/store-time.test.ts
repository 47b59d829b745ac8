import { expect, test } from 'vitest';
import { parseStoreDay, storeDay } from './store-time.ts';

const timeZone = 'America/Toronto';

test.each([
  ['2026-06-01', false, '2026-06-01T04:00:00.000Z', '2026-06-01 00:00:00'],
  ['2026-06-30 00:00:00', true, '2026-07-01T04:00:00.000Z', '2026-06-30 00:00:00'],
  ['2026-12-31', true, '2027-01-01T05:00:00.000Z', '2026-12-31 00:00:00'],
  ['2026-06-30 12:30:00', true, '2026-06-30T16:30:00.000Z', '2026-06-30 12:30:00'],
  // The day on which clocks are set back has 25 hours.
  ['2026-11-01', true, '2026-11-02T05:00:00.000Z', '2026-11-01 00:00:00'],
])('%s (end: %s) is %s, and is written as %s', (given, isEnd, instant, written) => {
  const at = parseStoreDay(given, { timeZone, isEnd });
  expect(at?.toISOString()).toBe(instant);
  expect(storeDay(at!, { timeZone, isEnd })).toBe(written);
});

test.each(['', 'soon', '2026-02-30', '2026-01-01 25:00'])('"%s" is not a day', (text) => {
  expect(parseStoreDay(text, { timeZone, isEnd: false })).toBeUndefined();
});
