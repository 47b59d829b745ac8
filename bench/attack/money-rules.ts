import { rule } from '#commerce/sale/discount/testing/rule.ts';
import type { RuleAction, RuleStatus } from '#commerce/sale/discount/types.ts';
import type { Dice } from './dice.ts';

const actionOf = (roll: Dice): RuleAction => {
  const amounts = { CAD: roll.upTo(30_000), USD: roll.upTo(30_000) };
  return roll.one<() => RuleAction>([
    () => ({
      kind: 'percent',
      steps: [
        { from: { CAD: 0, USD: 0 }, ppm: roll.upTo(1_000_000) },
        { from: { CAD: 50_000, USD: 40_000 }, ppm: roll.upTo(1_000_000) },
      ],
    }),
    () => ({ kind: 'amount', amounts, per: roll.one(['order', 'unit'] as const) }),
    () => ({ kind: 'buy', buy: 1 + roll.upTo(4), get: 1 + roll.upTo(3), ppm: roll.upTo(1_000_000) }),
    () => ({ kind: 'shipping', carriers: roll.one([null, ['flatrate'], ['freight']]), ppm: roll.upTo(1_000_000) }),
  ])();
};

/** Up to three random cart rules, some with a coupon. */
export const rulesOf = (roll: Dice): RuleStatus[] =>
  Array.from({ length: roll.upTo(4) }, (_, index) => {
    const code = `r${index}`;
    const isCoupon = roll.upTo(2) === 0;
    return {
      rule: rule({
        code,
        action: actionOf(roll),
        isReimbursed: roll.upTo(4) === 0,
        stopsFurther: roll.upTo(4) === 0,
        only: roll.upTo(3) === 0 ? { categoryIds: [1], attributes: {} } : null,
      }),
      coupon: isCoupon ? { code: `C${index}`, ruleCode: code, problem: null } : null,
      problem: null,
      limits: [],
    };
  });
