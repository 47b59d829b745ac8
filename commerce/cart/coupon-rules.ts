import type { CouponProblem } from '#commerce/discount/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';

/** Codes that may be tried, from one address and with one cart. */
export const TRIES = { ofAddress: { limit: 20, perSeconds: 600 }, ofCart: { limit: 10, perSeconds: 600 } };

export const nothingToReduce = (): NoSuchEntityError => new NoSuchEntityError('Cart does not contain products.');

const CODES: Readonly<Record<CouponProblem, string>> = {
  unknown: 'COUPON_UNKNOWN',
  ended: 'COUPON_ENDED',
  used: 'COUPON_USED',
  conditions: 'COUPON_CONDITIONS',
};

/** In Magento's one sentence; `error_code` says why. */
export const couponRefused = (problem: CouponProblem): NoSuchEntityError =>
  new NoSuchEntityError("The coupon code isn't valid. Verify the code and try again.", {
    code: CODES[problem],
    event: 'coupon-refused',
  });
