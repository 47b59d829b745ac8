import { MAX_COUPON_LENGTH } from '#contract/cart-limits.ts';
import { couponKey, couponsPerCart } from '#commerce/sale/discount/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import { couponRefused, nothingToReduce, TRIES } from './coupon-rules.ts';
import { changeCart } from './open-cart.ts';
import type { OpenOptions } from './open-cart.ts';

/** Throws once too many codes were tried: from one address, or with one cart. */
const countTry = ({ rateLimit, ip }: CommerceContext, maskedId: string): void => {
  const isAllowed =
    rateLimit.allow('coupon', ip, TRIES.ofAddress) &&
    rateLimit.allow('coupon of cart', maskedId.slice(0, 64), TRIES.ofCart);
  if (!isAllowed)
    throw new TooManyRequestsError('Too many coupon code requests, please try again later.', {
      code: 'COUPON_TRIES',
      event: 'coupons-stopped',
    });
};

export type CouponChange = {
  codes: readonly string[];
  /** `single`: refuse while another is in force; `append`: keep those in force; `replace`: forget them. */
  how: 'single' | 'append' | 'replace';
};

/** Gives the cart its codes, all or none. Throws Magento's errors when one does not hold. */
export const applyCoupons = async (
  context: CommerceContext,
  maskedId: string,
  { codes, how }: CouponChange,
  options?: Pick<OpenOptions, 'storeView'>,
): Promise<void> => {
  countTry(context, maskedId);
  await changeCart(
    context,
    maskedId,
    async (cart) => {
      const before = await cart.price();
      if (before.lines.length === 0) throw nothingToReduce();
      const valid = before.discounting.coupons.filter(({ problem }) => problem === null).map(({ code }) => code);
      const isValid = (code: string): boolean => valid.some((one) => couponKey(one) === couponKey(code));
      if (how === 'single' && valid.length > 0 && !codes.every(isValid))
        throw new InputError('A coupon is already applied to the cart. Please remove it to apply another', {
          code: 'COUPON_ALREADY_APPLIED',
        });
      const given = codes.map((code) => code.trim().slice(0, MAX_COUPON_LENGTH));
      const all = new Map([...(how === 'append' ? valid : []), ...given].map((code) => [couponKey(code), code]));
      if (all.size > (await couponsPerCart(cart.db)))
        throw new InputError('Maximum allowed number of applied coupons was exceeded.', { code: 'COUPON_TOO_MANY' });
      await cart.update({ couponCodes: [...all.values()] });
      const { discounting } = await cart.price();
      const wrong = discounting.coupons.find(({ problem }) => problem !== null);
      if (wrong?.problem) throw couponRefused(wrong.problem);
    },
    options,
  );
};

/** Takes codes away from the cart; all of them without `codes`. Throws when the cart is empty, as Magento does. */
export const removeCoupons = (
  context: CommerceContext,
  maskedId: string,
  codes: readonly string[] = [],
  options?: Pick<OpenOptions, 'storeView'>,
): Promise<void> =>
  changeCart(
    context,
    maskedId,
    async (cart) => {
      const { items } = await cart.contents();
      if (items.length === 0) throw new NoSuchEntityError('Cart does not contain products', { code: 'CART_EMPTY' });
      const gone = new Set(codes.map(couponKey));
      const left = cart.row.couponCodes.filter((code) => gone.size > 0 && !gone.has(couponKey(code)));
      await cart.update({ couponCodes: left });
    },
    options,
  );
