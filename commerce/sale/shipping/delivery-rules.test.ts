import { expect, test } from 'vitest';
import { deliveryWindow, localDay, transferDays } from './delivery-rules.ts';
import type { DeliveryTimes } from './types.ts';

const times: DeliveryTimes = {
  timeZone: 'America/Toronto',
  closedOn: ['06-24', '2026-06-29'],
  leaves: { flatrate: 2, instore: 1, samples: 0 },
  travels: { flatrate: { ca: [2, 5] }, samples: { ca: [1, 1] } },
};
const when = (carrierCode: string, now: string, zone = 'ca') =>
  deliveryWindow(times, { carrierCode }, zone, localDay(new Date(now), times.timeZone));

test('counts business days, without weekends and closed days', () => {
  expect(when('flatrate', '2026-06-15T12:00:00Z')).toEqual({ from: '2026-06-19', to: '2026-06-25' });
  expect(when('flatrate', '2026-06-19T12:00:00Z')).toEqual({ from: '2026-06-26', to: '2026-07-02' });
  expect(when('flatrate', '2027-06-24T12:00:00Z')).toEqual({ from: '2027-06-30', to: '2027-07-05' });
});

test('a weekend order with same-day dispatch counts from the weekend', () => {
  expect(when('samples', '2026-06-13T12:00:00Z')).toEqual({ from: '2026-06-15', to: '2026-06-15' });
});

test('uses the time zone for the day of the order', () => {
  expect(when('instore', '2026-06-16T03:59:00Z')).toEqual({ from: '2026-06-16', to: '2026-06-16' });
  expect(when('instore', '2026-06-16T04:01:00Z')).toEqual({ from: '2026-06-17', to: '2026-06-17' });
});

test('returns null for a method or zone without delivery times', () => {
  expect([when('freight', '2026-06-15T12:00:00Z'), when('flatrate', '2026-06-15T12:00:00Z', 'us')]).toEqual([
    null,
    null,
  ]);
});

test.each([
  ['boxes', [], true, 6, 3],
  ['boxes, in a shop with one showroom', [], true, 1, 3],
  ['a slab in this yard', ['montreal'], false, 6, 0],
  ['a slab in another yard', ['calgary'], false, 6, null],
  ['a slab in no known yard', [null], false, 6, null],
  ['a slab in this yard, with boxes', ['montreal'], true, 6, 3],
  ['slabs in two yards', ['montreal', 'calgary'], false, 6, null],
] as const)('the days of transfer to a showroom of %s: %j %s %i', (_, slabYards, hasOthers, showrooms, days) => {
  expect(transferDays({ code: 'montreal', transferDays: 3 }, { slabYards, hasOthers }, showrooms)).toBe(days);
});

test('without stated days only an only showroom and a slab’s own yard have a pickup day', () => {
  const place = { code: 'montreal', transferDays: null };
  const boxes = { slabYards: [], hasOthers: true };
  expect([transferDays(place, boxes, 6), transferDays(place, boxes, 1)]).toEqual([null, 0]);
  expect(transferDays(place, { slabYards: ['montreal'], hasOthers: false }, 6)).toBe(0);
});

test('a pickup counts the days of transfer after it has left, in business days', () => {
  const day = (transfer: number) => deliveryWindow(times, { carrierCode: 'instore' }, 'ca', '2026-06-18', { transfer });
  expect([day(0), day(3)]).toEqual([
    { from: '2026-06-19', to: '2026-06-19' },
    { from: '2026-06-25', to: '2026-06-25' },
  ]);
});

test('a pickup is ready on a day on which the showroom is open', () => {
  const ready = (isOpenOn: (date: string) => boolean) =>
    deliveryWindow(times, { carrierCode: 'instore' }, 'ca', '2026-06-18', { isOpenOn })?.from;
  const day = ready(() => true)!;
  const next = ready((date) => date > day)!;
  expect(Date.parse(next) - Date.parse(day)).toBe(24 * 3_600_000);
  expect(ready(() => false)).toBe(day);
});
