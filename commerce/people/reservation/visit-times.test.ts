import { expect, test } from 'vitest';
import { visitTimes } from './visit-times.ts';

const montreal = {
  timeZone: 'America/Toronto',
  hours: { monday: '09:00-12:00', thursday: '08:30-11:00', sunday: '01:00-04:00' },
  closedOn: [] as string[],
  specialHours: {} as Record<string, string>,
  visitsAtOnce: 1,
};
const starts = (given: Partial<typeof montreal>, now: string, date?: string) =>
  visitTimes({ ...montreal, ...given }, new Date(now))
    .filter((time) => !date || time.date === date)
    .map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

test('[GN-11] whole hours inside the opening hours, in the showroom’s time zone', () => {
  expect(starts({}, '2026-06-10T12:00:00Z', '2026-06-15')).toEqual([
    '2026-06-15T13:00',
    '2026-06-15T14:00',
    '2026-06-15T15:00',
  ]);
  expect(starts({}, '2026-06-10T12:00:00Z', '2026-06-18')).toEqual(['2026-06-18T12:30', '2026-06-18T13:30']);
  expect(starts({ timeZone: 'America/Vancouver' }, '2026-06-10T12:00:00Z', '2026-06-15')).toEqual([
    '2026-06-15T16:00',
    '2026-06-15T17:00',
    '2026-06-15T18:00',
  ]);
});

test('[GN-11] nine o’clock remains nine o’clock when the clocks change', () => {
  expect(starts({}, '2026-10-20T12:00:00Z', '2026-10-26')[0]).toBe('2026-10-26T13:00');
  expect(starts({}, '2026-10-20T12:00:00Z', '2026-11-02')[0]).toBe('2026-11-02T14:00');
});

test('a skipped hour has no slot, and a repeated one has one', () => {
  expect(starts({}, '2027-03-01T12:00:00Z', '2027-03-14')).toEqual(['2027-03-14T06:00', '2027-03-14T07:00']);
  expect(starts({}, '2026-10-20T12:00:00Z', '2026-11-01')).toEqual([
    '2026-11-01T05:00',
    '2026-11-01T07:00',
    '2026-11-01T08:00',
  ]);
});

test('[GN-11] not within three hours, and four weeks ahead at most', () => {
  expect(starts({}, '2026-06-15T10:30:00Z', '2026-06-15')).toEqual(['2026-06-15T14:00', '2026-06-15T15:00']);
  expect(visitTimes(montreal, new Date('2026-06-15T10:30:00Z')).at(-1)?.date).toBe('2026-07-13');
  // Late in the evening of Vancouver it is tomorrow already by UTC.
  expect(
    visitTimes({ ...montreal, timeZone: 'America/Vancouver' }, new Date('2026-06-16T05:00:00Z')).at(-1)?.date,
  ).toBe('2026-07-13');
});

test('[GN-11] closed days, every year or once', () => {
  expect(starts({ closedOn: ['06-15'] }, '2026-06-10T12:00:00Z', '2026-06-15')).toEqual([]);
  expect(starts({ closedOn: ['2026-06-15'] }, '2026-06-10T12:00:00Z', '2026-06-15')).toEqual([]);
  expect(starts({ closedOn: ['2027-06-15', '12-25'] }, '2026-06-10T12:00:00Z', '2026-06-15')).toHaveLength(3);
});

test('none without a time zone, without capacity, or in hours too short for a visit', () => {
  expect(visitTimes({ ...montreal, timeZone: null }, new Date('2026-06-10T12:00:00Z'))).toEqual([]);
  expect(starts({ visitsAtOnce: 0 }, '2026-06-10T12:00:00Z')).toEqual([]);
  expect(starts({ hours: { ...montreal.hours, monday: '09:00-09:45' } }, '2026-06-10T12:00:00Z', '2026-06-15')).toEqual(
    [],
  );
});

test('a day with special hours offers these only', () => {
  const special = (specialHours: Record<string, string>) =>
    starts({ specialHours, closedOn: ['06-14'] }, '2026-06-10T12:00:00Z', '2026-06-15');
  expect(special({ '06-15': '13:00-15:00' })).toEqual(['2026-06-15T17:00', '2026-06-15T18:00']);
  expect(special({ '06-16': '13:00-15:00' })).toHaveLength(3);
});
