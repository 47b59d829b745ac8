import { expect, test } from 'vitest';
import { padOrderNumber } from './order-number.ts';

test('a shortened order number gets its leading zeros', () => {
  expect(['42', '123456789', '1234567890'].map(padOrderNumber)).toEqual(['000000042', '123456789', '1234567890']);
});
