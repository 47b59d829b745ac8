import { expect, test } from 'vitest';
import { deliveryWindow, isPickupDayKnown, localDay } from './delivery-rules.ts';
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
  ['boxes', [], true, 6, false],
  ['boxes, in a shop with one showroom', [], true, 1, true],
  ['a slab in this yard', ['montreal'], false, 6, true],
  ['a slab in another yard', ['calgary'], false, 6, false],
  ['a slab in no known yard', [null], false, 6, false],
  ['a slab in this yard, with boxes', ['montreal'], true, 6, false],
  ['slabs in two yards', ['montreal', 'calgary'], false, 6, false],
] as const)('decides whether the pickup day is known for %s: %j %s %i', (_, slabYards, hasOthers, showrooms, known) => {
  expect(isPickupDayKnown('montreal', { slabYards, hasOthers }, showrooms)).toBe(known);
});
