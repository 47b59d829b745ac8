import { expect, test } from 'vitest';
import { hoursOn } from './opening-hours.ts';

const special: Readonly<Record<string, string>> = { '12-24': '9-12', '2026-12-26': '10-14', '12-31': '9-15' };
const on = (date: string) =>
  hoursOn(date, { closedOn: ['12-25', '12-26', '2027-12-24'], specialOn: (day) => special[day], usual: '9-17' });

test.each([
  ['a usual day', '2026-12-23', '9-17'],
  ['special hours of every year', '2026-12-24', '9-12'],
  ['a closing day of every year', '2026-12-25', undefined],
  ['special hours once, on a closing day of every year', '2026-12-26', '10-14'],
  ['the closing day in the next year', '2027-12-26', undefined],
  ['closed once, on special hours of every year', '2027-12-24', undefined],
])('%s', (_, date, hours) => {
  expect(on(date)).toBe(hours);
});
