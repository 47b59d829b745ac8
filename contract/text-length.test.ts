import { expect, test } from 'vitest';
import { lengthOf } from './text-length.ts';

test('counts an accent as part of its letter, and a character outside the BMP as one', () => {
  expect(['été', 'e\u0301te\u0301', '😀😀', '漢字', ''].map(lengthOf)).toEqual([3, 3, 2, 2, 0]);
});
