import { expect, test } from 'vitest';
import { publicNumber } from './public-number.ts';

test('a public id is a number in the database’s range, and nothing else', () => {
  expect(['0', '47', '2147483647'].map(publicNumber)).toEqual([0, 47, 2_147_483_647]);
  for (const other of ['2147483648', '', '-1', '1.5', 'x1', '1x', '00000000001'])
    expect(publicNumber(other)).toBeUndefined();
});
