import { expect, test } from 'vitest';
import { sizeGroupOf, thicknessGroupOf, trimGroupOf } from './size-groups.ts';

const SIZES = [
  { code: 'small', group: { longSideTo: 8 } },
  { code: 'trim', group: { isTrim: true } },
  { code: 'medium', group: { longSideTo: 15 } },
  { code: 'large', group: { shortSideTo: 46, ratioBelow: 3 } },
  { code: 'plank', group: { longSideFrom: 24, ratioFrom: 3 } },
  { code: 'slab', group: { shortSideFrom: 47 } },
  { code: 'other', group: null },
];

test.each([
  ['3 × 6 in', 'small'],
  ['2 ½ × 8 in', 'small'],
  ['3 × 12 in', 'medium'],
  ['305 × 305 mm', 'medium'],
  ['12 × 24 in', 'large'],
  ['610 × 305 mm', 'large'],
  ['6 × 24 in', 'plank'],
  ['152 × 610 mm', 'plank'],
  ['48 × 110 in', 'slab'],
  ['5 × 18 in', undefined],
  ['Small', undefined],
  ['20 mm', undefined],
])('the size %s is in the group %s', (label, group) => expect(sizeGroupOf(label, SIZES)).toBe(group));

test('trims have the group that the merchant made for them, if any', () => {
  expect(trimGroupOf(SIZES)).toBe('trim');
  expect(trimGroupOf([])).toBeUndefined();
});

test.each([
  [7, 'thin'],
  [9.5, undefined],
  [12, 'thick'],
])('%d mm is in the group %s', (millimetres, group) =>
  expect(
    thicknessGroupOf(millimetres, [
      { code: 'thin', group: { thicknessTo: 7 } },
      { code: 'thick', group: { thicknessFrom: 12 } },
    ]),
  ).toBe(group),
);
