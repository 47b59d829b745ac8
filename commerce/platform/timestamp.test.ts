import { expect, test } from 'vitest';
import { parseTimestamp, timestamp } from './timestamp.ts';

test.each([
  ['2026-12-31 09:30:15', '2026-12-31T09:30:15.000Z'],
  ['2026-12-31T09:30:15', '2026-12-31T09:30:15.000Z'],
  ['2026-12-31', '2026-12-31T00:00:00.000Z'],
  ['2026-13-31', undefined],
  ['soon', undefined],
])('%s is read as %s', (text, moment) => {
  expect(parseTimestamp(text)?.toISOString()).toBe(moment);
});

test('a timestamp is read as it was written', () => {
  const at = new Date('2026-06-15T12:00:00Z');
  expect(parseTimestamp(timestamp(at))).toEqual(at);
});
