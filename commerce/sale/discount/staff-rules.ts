import { SOURCE_LANGUAGE } from '#contract/languages.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { CartRule, RuleStatus, StaffDiscount } from './types.ts';

const actionOf = ({ kind, value }: StaffDiscount, currency: CurrencyCode): CartRule['action'] =>
  kind === 'percent'
    ? { kind, steps: [{ from: { [currency]: 0 }, ppm: value }] }
    : { kind, amounts: { [currency]: value }, per: 'order' };

/** Discounts of staff as rules. They are applied to list prices, before the rules of the shop. */
export const staffRules = (discounts: readonly StaffDiscount[], currency: CurrencyCode): readonly RuleStatus[] =>
  discounts.map((discount) => ({
    rule: {
      code: 'staff',
      // The customer reads the reason as staff typed it.
      labels: { [SOURCE_LANGUAGE]: discount.reason },
      trigger: { kind: 'always' },
      action: actionOf(discount, currency),
      only: null,
      except: null,
      when: { views: null, groups: null, subtotal: null, areaSqFt: null, firstOrder: false },
      uses: null,
      usesPerCustomer: null,
      priority: 0,
      stopsFurther: false,
      isReimbursed: false,
    },
    coupon: null,
    problem: null,
    limits: [],
    ...(discount.itemId === null ? {} : { itemId: discount.itemId }),
  }));
