import { expect, test } from 'vitest';
import { timestamp } from './timestamp.ts';

test('a timestamp is written in UTC', () => {
  expect(timestamp(new Date('2026-06-15T12:00:00Z'))).toBe('2026-06-15 12:00:00');
});
