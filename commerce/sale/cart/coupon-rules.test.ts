import { expect, test } from 'vitest';
import { couponRefused, nothingToReduce } from './coupon-rules.ts';

test('all rejected coupon codes have the same message and different error codes', () => {
  const reported = (['unknown', 'ended', 'used', 'conditions'] as const)
    .map(couponRefused)
    .map(({ message, code, event }) => [message, code, event]);
  const sentence = "The coupon code isn't valid. Verify the code and try again.";
  expect(reported).toEqual([
    [sentence, 'COUPON_UNKNOWN', 'coupon-refused'],
    [sentence, 'COUPON_ENDED', 'coupon-refused'],
    [sentence, 'COUPON_USED', 'coupon-refused'],
    [sentence, 'COUPON_CONDITIONS', 'coupon-refused'],
  ]);
});

test('rejects a coupon on an empty cart with Magento’s message', () => {
  expect(nothingToReduce().message).toBe('Cart does not contain products.');
});
