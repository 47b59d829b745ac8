import { expect, test } from 'vitest';
import { sizeInInches } from './size-in-inches.ts';

test('a size in millimetres has one in inches, any other text has none', () => {
  expect(['150 × 75 mm', '598 × 598 mm', 'one chip', '20 mm', ''].map(sizeInInches)).toEqual([
    '5.9 × 3.0 in',
    '23.5 × 23.5 in',
    undefined,
    undefined,
    undefined,
  ]);
});
