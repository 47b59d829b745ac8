import { useTranslate } from 'react-admin';
import { useFormats } from '../formats.ts';
import { useViews } from '../products/use-shop.ts';
import type { Coupon } from './types.ts';

/** Amount of a discount, such as `10%` or `$10.00 per order`. */
export const useCouponText = (): ((coupon: Coupon) => string) => {
  const translate = useTranslate();
  const { money, percent } = useFormats();
  const [main] = useViews();
  return (coupon) => {
    if (coupon.apply_to_shipping) return translate('counter.coupon.kind.free_freight');
    const { simple_action: action, discount_amount: amount, discount_step: step } = coupon;
    if (action === 'by_percent') return percent(amount);
    if (action === 'buy_x_get_y') return translate('counter.coupon.buy_get', { buy: step, get: amount });
    const amounts = coupon.extension_attributes.amounts.map((one) => money(one.amount, one.currency)).join(' / ');
    const text = amounts || (main ? money(amount, main.base_currency_code) : '');
    return translate(action === 'by_fixed' ? 'counter.coupon.per_unit' : 'counter.coupon.per_order', { amount: text });
  };
};

/** Validity period of a discount. */
export const usePeriodText = (): ((coupon: Coupon) => string) => {
  const translate = useTranslate();
  const { day } = useFormats();
  return ({ from_date, to_date }) => {
    const [from, to] = [from_date && day(from_date), to_date && day(to_date)];
    if (from && to) return translate('counter.coupon.from_to', { from, to });
    if (from) return translate('counter.coupon.since', { from });
    return to ? translate('counter.coupon.until', { to }) : translate('counter.coupon.no_end');
  };
};
