import { expect, test } from 'vitest';
import { lengthOf } from './text-length.ts';

test('an accent counts as part of its letter, a character beyond the first plane as one', () => {
  expect(['été', 'e\u0301te\u0301', '😀😀', '漢字', ''].map(lengthOf)).toEqual([3, 3, 2, 2, 0]);
});
