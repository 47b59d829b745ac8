import { expect, test } from 'vitest';
import { arrivalBy } from './delivery-date.ts';

test.each([
  ['2026-12-01', 'too_late'],
  ['2026-12-02', 'perhaps'],
  ['2026-12-04', 'perhaps'],
  ['2026-12-05', 'in_time'],
  ['2027-01-01', 'in_time'],
] as const)('an arrival from December 2 to 5 is by %s: %s', (day, expected) => {
  expect(arrivalBy({ from: '2026-12-02', to: '2026-12-05' }, day)).toBe(expected);
});
