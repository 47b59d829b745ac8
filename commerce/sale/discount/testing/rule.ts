import type { CartRule, CartRuleInput, RuleStatus } from '../types.ts';

/** A rule that takes 10 % off everything, by itself, whenever. */
export const rule = (change: Partial<CartRule> = {}): CartRule => ({
  code: 'rule',
  labels: { en: 'Rule', fr: 'Règle' },
  trigger: { kind: 'always' },
  action: { kind: 'percent', steps: [{ from: { CAD: 0, USD: 0 }, ppm: 100_000 }] },
  only: null,
  except: null,
  when: { views: null, groups: null, subtotal: null, areaSqFt: null, firstOrder: false },
  uses: null,
  usesPerCustomer: null,
  priority: 100,
  stopsFurther: false,
  isReimbursed: false,
  ...change,
});

export const ruleInput = (change: Partial<CartRuleInput> = {}): CartRuleInput => ({
  ...rule(change),
  startsAt: null,
  endsAt: null,
  ...change,
});

/** The rule in force, without a code. */
export const inForce = (change: Partial<CartRule> = {}): RuleStatus => ({
  rule: rule(change),
  coupon: null,
  problem: null,
  limits: [],
});
