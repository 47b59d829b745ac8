import { expect, test } from 'vitest';
import { slipClassOf } from './floor-safety.ts';

test.each([
  [0.41, 'dry'],
  [0.42, 'wet'],
  [0.54, 'wet'],
  [0.55, 'outdoor'],
] as const)('a wet DCOF of %d is the slip class %s', (dcof, expected) => {
  expect(slipClassOf(dcof)).toBe(expected);
});
