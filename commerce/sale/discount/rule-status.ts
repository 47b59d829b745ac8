import { couponTally, customerTally, ruleTally } from './store.ts';
import type { CouponRow, RuleRow } from './store.ts';
import type { CartRule, CouponProblem, RuleStatus, UseLimit } from './types.ts';

/** The shopper: hash of the e-mail address, null while unknown, and whether it has ordered before. */
export type Buyer = { customer: string | null; isReturning: boolean };

const couponProblem = (coupon: CouponRow, { customer }: Buyer): CouponProblem | null => {
  // The same error as for an unknown code, so that it does not reveal whether a code exists.
  if (coupon.issuedTo !== null && customer !== null && coupon.issuedTo !== customer) return 'unknown';
  if (coupon.isIssued && coupon.used > 0) return 'used';
  return coupon.hasEnded ? 'ended' : null;
};

const ruleProblem = (row: RuleRow, { isReturning }: Buyer): CouponProblem | null => {
  const { uses, usesPerCustomer, when } = row.definition;
  if (row.time === 'early') return 'unknown';
  if (row.time === 'late') return 'ended';
  if (uses !== null && row.used >= uses) return 'used';
  if (usesPerCustomer !== null && row.usedByCustomer >= usesPerCustomer) return 'used';
  return when.firstOrder && isReturning ? 'conditions' : null;
};

const limitsOf = (
  { code, uses, usesPerCustomer }: CartRule,
  coupon: CouponRow | undefined,
  { customer }: Buyer,
): UseLimit[] => [
  ...(uses === null ? [] : [{ name: ruleTally(code), most: uses }]),
  ...(usesPerCustomer === null || customer === null
    ? []
    : [{ name: customerTally(code, customer), most: usesPerCustomer }]),
  ...(coupon?.isIssued ? [{ name: couponTally(coupon.key), most: 1 }] : []),
];

/** A rule's status for this shopper now: whether it applies, or why not. Empty for a coupon rule without a code in the cart. */
export const ruleStatus = (row: RuleRow, buyer: Buyer): readonly RuleStatus[] => {
  const { definition: rule, coupons } = row;
  const problem = ruleProblem(row, buyer);
  if (rule.trigger.kind === 'always')
    return [{ rule, coupon: null, problem, limits: limitsOf(rule, undefined, buyer) }];
  // A rule applies once, so the first of its codes counts.
  return coupons.slice(0, 1).map((coupon) => {
    const wrong = couponProblem(coupon, buyer) ?? problem;
    return {
      rule,
      coupon: { code: coupon.code, ruleCode: rule.code, problem: wrong },
      problem: wrong,
      limits: limitsOf(rule, coupon, buyer),
    };
  });
};
