import { expect, test } from 'vitest';
import { couponRefused, nothingToReduce } from './coupon-rules.ts';

test('a refused code is told in one sentence, whatever is wrong with it; programs read which', () => {
  const told = (['unknown', 'ended', 'used', 'conditions'] as const)
    .map(couponRefused)
    .map(({ message, code, event }) => [message, code, event]);
  const sentence = "The coupon code isn't valid. Verify the code and try again.";
  expect(told).toEqual([
    [sentence, 'COUPON_UNKNOWN', 'coupon-refused'],
    [sentence, 'COUPON_ENDED', 'coupon-refused'],
    [sentence, 'COUPON_USED', 'coupon-refused'],
    [sentence, 'COUPON_CONDITIONS', 'coupon-refused'],
  ]);
});

test('an empty cart has nothing to reduce, in Magento’s words', () => {
  expect(nothingToReduce().message).toBe('Cart does not contain products.');
});
