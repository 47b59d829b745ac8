import type { CouponProblem } from '#commerce/sale/discount/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';

/** Rate limits of coupon codes, per IP address and per cart. */
export const TRIES = { ofAddress: { limit: 20, perSeconds: 600 }, ofCart: { limit: 10, perSeconds: 600 } };

export const nothingToReduce = (): NoSuchEntityError =>
  new NoSuchEntityError('Cart does not contain products.', { code: 'CART_EMPTY' });

const CODES: Readonly<Record<CouponProblem, string>> = {
  unknown: 'COUPON_UNKNOWN',
  ended: 'COUPON_ENDED',
  used: 'COUPON_USED',
  conditions: 'COUPON_CONDITIONS',
};

/** One message for every refusal, as in Magento; `error_code` says which. */
export const couponRefused = (problem: CouponProblem): NoSuchEntityError =>
  new NoSuchEntityError("The coupon code isn't valid. Verify the code and try again.", {
    code: CODES[problem],
    event: 'coupon-refused',
  });
