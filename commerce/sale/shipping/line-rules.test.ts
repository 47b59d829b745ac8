import { expect, test } from 'vitest';
import { leavesIn, lineGroup } from './line-rules.ts';
import type { ShippingOption } from './types.ts';

const way = (carrierCode: ShippingOption['carrierCode'], problem: string | null = null): ShippingOption => ({
  carrierCode,
  methodCode: carrierCode,
  carrierTitle: '',
  methodTitle: '',
  amount: 0,
  pickupPlace: null,
  problem,
  delivery: null,
});

test.each([
  [['samples'], 'sample', 'parcel'],
  [['flatrate'], 'sample', 'parcel'],
  [['freight'], 'sample', 'parcel'],
  [['instore'], 'sample', 'pickup'],
  [['flatrate', 'freight'], 'other', 'parcel'],
  [['freight', 'instore'], 'other', 'pallet'],
  [['freight'], 'slab', 'slab_truck'],
  [['instore'], 'slab', 'pickup'],
  [[], 'other', null],
] as const)('with methods %j, a line of type %s ships by %s', (carriers, kind, group) => {
  expect(
    lineGroup(
      carriers.map((code) => way(code)),
      kind,
    ),
  ).toBe(group);
});

test('ignores an unavailable method', () => {
  expect(lineGroup([way('flatrate', 'Too heavy'), way('freight')], 'other')).toBe('pallet');
  expect(lineGroup([way('instore', 'Closed')], 'other')).toBeNull();
});

test('uses the dispatch time of the carrier, for a sample in a parcel that of samples, and null when not configured', () => {
  const leaves = { samples: 1, flatrate: 2, freight: 3, instore: 4 };
  expect([
    leavesIn(leaves, 'parcel', 'sample'),
    leavesIn(leaves, 'parcel', 'other'),
    leavesIn(leaves, 'pallet', 'other'),
    leavesIn(leaves, 'slab_truck', 'slab'),
    leavesIn(leaves, 'pickup', 'sample'),
  ]).toEqual([1, 2, 3, 3, 4]);
  expect([leavesIn({}, 'parcel', 'other'), leavesIn(leaves, null, 'other')]).toEqual([null, null]);
});
