import { expect, test } from 'vitest';
import { tileUsesOf } from './tile-use.ts';
import type { TileFacts } from './tile-use.ts';

const SHOWER_TILE: TileFacts = {
  suitability: ['floor', 'wall', 'shower_floor'],
  finish: 'matte',
  dcof: 0.42,
  isFrostResistant: undefined,
  pei: undefined,
};

test('a shower floor needs a wet DCOF of 0.42, a finish that is not slippery, and the use by the maker', () => {
  const isSafe = (facts: Partial<TileFacts>) => tileUsesOf({ ...SHOWER_TILE, ...facts }).includes('wet_shower');
  expect(isSafe({})).toBe(true);
  expect(isSafe({ dcof: 0.41 })).toBe(false);
  expect(isSafe({ dcof: undefined })).toBe(false);
  expect(isSafe({ finish: 'polished' })).toBe(false);
  expect(isSafe({ finish: 'gloss' })).toBe(false);
  expect(isSafe({ suitability: ['floor', 'wall'] })).toBe(false);
});

test('outdoors needs frost resistance, and commercial rooms no low wear rating', () => {
  const uses = (facts: Partial<TileFacts>) =>
    tileUsesOf({ ...SHOWER_TILE, suitability: ['exterior', 'commercial'], ...facts });
  expect(uses({})).toEqual(['commercial']);
  expect(uses({ isFrostResistant: false, pei: 4 })).toEqual(['commercial']);
  expect(uses({ isFrostResistant: true, pei: 3 })).toEqual(['outdoors']);
});
