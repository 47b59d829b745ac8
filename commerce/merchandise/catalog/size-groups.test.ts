import { expect, test } from 'vitest';
import { sizeGroupOf, thicknessGroupOf } from './size-groups.ts';

test.each([
  ['3 × 6 in', 'up_to_6'],
  ['2 ½ × 8 in', 'up_to_12'],
  ['12 × 24 in', 'up_to_24'],
  ['24 × 24 in', 'up_to_24'],
  ['610 × 305 mm', 'up_to_24'],
  ['24 × 48 in', 'over_24'],
  ['6 × 24 in', 'plank'],
  ['12 × 48 in', 'plank'],
  ['48 × 110 in', 'slab'],
  ['Small', undefined],
  ['20 mm', undefined],
])('the size %s is in the group %s', (label, group) => expect(sizeGroupOf(label)).toBe(group));

test.each([
  [7, 'up_to_7'],
  [9.5, 'up_to_10'],
  [10.1, 'up_to_13'],
  [20, 'over_19'],
])('%d mm is in the group %s', (millimetres, group) => expect(thicknessGroupOf(millimetres)).toBe(group));
