import { expect, test } from 'vitest';
import { hourName } from './hour-name.ts';

test('an hour in English: twelve hours, minutes only when there are some, a no-break space before a.m. and p.m.', () => {
  const times: [number, number][] = [
    [0, 0],
    [0, 5],
    [9, 0],
    [9, 30],
    [11, 59],
    [12, 0],
    [12, 5],
    [13, 0],
    [23, 45],
  ];
  expect(times.map(([hour, minute]) => hourName(hour, minute, 'en'))).toEqual([
    '12\u00a0a.m.',
    '12:05\u00a0a.m.',
    '9\u00a0a.m.',
    '9:30\u00a0a.m.',
    '11:59\u00a0a.m.',
    '12\u00a0p.m.',
    '12:05\u00a0p.m.',
    '1\u00a0p.m.',
    '11:45\u00a0p.m.',
  ]);
});

test('an hour in French: twenty-four hours, minutes only when there are some, no-break spaces around the h', () => {
  const times: [number, number][] = [
    [0, 0],
    [9, 0],
    [9, 5],
    [13, 30],
  ];
  expect(times.map(([hour, minute]) => hourName(hour, minute, 'fr'))).toEqual([
    '0\u00a0h',
    '9\u00a0h',
    '9\u00a0h\u00a005',
    '13\u00a0h\u00a030',
  ]);
});
