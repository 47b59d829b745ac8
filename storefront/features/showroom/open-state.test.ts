import { expect, test } from 'vitest';
import { openState } from './open-state.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];
const shop = {
  time_zone: 'America/Toronto',
  hours: weekdays.map((weekday) => ({ weekday, opens: '09:00', closes: '17:30' })),
  closed_on: ['12-25', '12-26', '2026-11-27'],
  special_hours: [
    { day: '12-24', opens: '10:00', closes: '12:00' },
    { day: '2026-11-28', opens: '11:00', closes: '15:00' },
  ],
};
const at = (moment: string, change = {}) => openState({ ...shop, ...change }, new Date(moment));
const opens = (inDays: number, weekday: string) => ({ isOpen: false, opens: { inDays, weekday, at: '09:00' } });

test.each([
  ['at the minute it opens', '2026-11-23T14:00:00Z', { isOpen: true, until: '17:30' }],
  ['a minute before', '2026-11-23T13:59:00Z', opens(0, 'monday')],
  ['the minute before it closes', '2026-11-23T22:29:00Z', { isOpen: true, until: '17:30' }],
  ['at the minute it closes', '2026-11-23T22:30:00Z', opens(1, 'tuesday')],
  ['at night, when it is another day in Greenwich', '2026-11-24T04:30:00Z', opens(1, 'tuesday')],
  ['on Sunday', '2026-11-22T16:00:00Z', opens(1, 'monday')],
  [
    'on a day it is closed once',
    '2026-11-27T16:00:00Z',
    { isOpen: false, opens: { inDays: 1, weekday: 'saturday', at: '11:00' } },
  ],
  ['during special hours of every year', '2026-12-24T16:59:00Z', { isOpen: true, until: '12:00' }],
  ['after special hours, before closed days and a weekend', '2026-12-24T17:00:00Z', opens(4, 'monday')],
  [
    'before special hours',
    '2026-12-24T14:30:00Z',
    { isOpen: false, opens: { inDays: 0, weekday: 'thursday', at: '10:00' } },
  ],
  ['on a holiday of every year', '2028-12-25T16:00:00Z', opens(2, 'wednesday')],
  ['in summer time', '2026-07-06T13:00:00Z', { isOpen: true, until: '17:30' }],
] as const)('%s', (_, moment, state) => {
  expect(at(moment)).toEqual(state);
});

test('a showroom without hours or without a time zone has no state', () => {
  expect(at('2026-11-23T14:00:00Z', { hours: [] })).toBeUndefined();
  expect(at('2026-11-23T14:00:00Z', { time_zone: null })).toBeUndefined();
});
