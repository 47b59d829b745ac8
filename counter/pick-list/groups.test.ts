import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';
import type { PickItem } from './types.ts';

const item = (change: Partial<PickItem>): PickItem => ({
  order_id: 1,
  order_item_id: 1,
  sku: 'TILE',
  name: 'Tile',
  options: [],
  qty: 1,
  lots: [],
  later: null,
  unit: 'box',
  pieces_per_unit: null,
  location: null,
  rack: null,
  lot: null,
  ...change,
});

test('items are sorted by location, rack, lot and SKU, with unknown locations last', () => {
  const groups = groupsOf([
    item({ sku: 'B' }),
    item({ sku: 'S2', location: 'Montréal', rack: 'A-10', lot: '2' }),
    item({ sku: 'S1', location: 'Montréal', rack: 'A-2', lot: '1' }),
    item({ sku: 'S3', location: 'Calgary', rack: 'Z' }),
    item({ sku: 'A' }),
  ]);
  expect(groups.map(({ location, rack, entries }) => [location, rack, entries.map((entry) => entry.item.sku)])).toEqual(
    [
      ['Calgary', 'Z', ['S3']],
      ['Montréal', 'A-2', ['S1']],
      ['Montréal', 'A-10', ['S2']],
      [null, null, ['A', 'B']],
    ],
  );
});

test('an item of two lots is picked twice, and units without a known lot separately', () => {
  const lots = [
    { code: 'L-2', qty: 3, rack: null },
    { code: 'L-1', qty: 1, rack: null },
  ];
  const [group] = groupsOf([item({ qty: 6, lots })]);
  expect(group!.entries.map(({ lot, qty }) => [lot, qty])).toEqual([
    ['L-1', 1],
    ['L-2', 3],
    [null, 2],
  ]);
});

test('lots of a tile are grouped by their racks', () => {
  const lots = [
    { code: 'L-1', qty: 1, rack: 'T-10' },
    { code: 'L-2', qty: 1, rack: 'T-2' },
  ];
  const groups = groupsOf([item({ qty: 3, rack: 'T-2', lots }), item({ sku: 'OTHER', rack: 'T-2' })]);
  expect(groups.map(({ rack, entries }) => [rack, entries.map(({ item: { sku }, lot }) => [sku, lot])])).toEqual([
    [
      'T-2',
      [
        ['TILE', 'L-2'],
        ['OTHER', null],
        ['TILE', null],
      ],
    ],
    ['T-10', [['TILE', 'L-1']]],
  ]);
});

test('an entry of another quantity has another key', () => {
  const keyOf = (qty: number) => groupsOf([item({ qty })])[0]!.entries[0]!.key;
  expect(keyOf(1)).toBe(keyOf(1));
  expect(keyOf(1)).not.toBe(keyOf(2));
});

test('units that are not in stock yet are stated once, after the lots of their item', () => {
  const later = { qty: 716, on: '2026-12-13' };
  const lots = [
    { code: 'L-1', qty: 1, rack: null },
    { code: 'L-2', qty: 2, rack: null },
  ];
  const [group] = groupsOf([item({ qty: 3, lots, later })]);
  expect(group!.entries.map((entry) => entry.later)).toEqual([null, later]);
});
