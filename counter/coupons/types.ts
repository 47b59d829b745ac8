import type { Change } from '../products/types.ts';

export type { Change };

export type Money = { currency: string; amount: number };

/** A discount of `/V1/salesRules`. */
export type Coupon = {
  /** The id of the rule, which react-admin uses as the id. */
  id: number;
  rule_id: number;
  name: string;
  description: string;
  store_labels: readonly { store_id: number; store_label: string }[];
  customer_group_ids: readonly number[];
  from_date: string | null;
  to_date: string | null;
  is_active: boolean;
  uses_per_customer: number;
  uses_per_coupon: number;
  simple_action: 'by_percent' | 'by_fixed' | 'cart_fixed' | 'buy_x_get_y';
  discount_amount: number;
  discount_step: number;
  simple_free_shipping: string;
  apply_to_shipping: boolean;
  coupon_type: 'NO_COUPON' | 'SPECIFIC_COUPON' | 'AUTO';
  times_used: number;
  extension_attributes: {
    version: string;
    set_by: string | null;
    coupon_code: string | null;
    amounts: readonly Money[];
    minimum_subtotals: readonly Money[];
    category_ids: readonly number[];
    is_first_order: boolean;
  };
};

export const DISCOUNT_KINDS = ['by_percent', 'cart_fixed', 'by_fixed', 'free_freight'] as const;
export type DiscountKind = (typeof DISCOUNT_KINDS)[number];
