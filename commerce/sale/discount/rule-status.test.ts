import { expect, test } from 'vitest';
import { ruleStatus } from './rule-status.ts';
import type { CouponRow, RuleRow } from './store.ts';
import { rule } from './testing/rule.ts';
import type { CartRule } from './types.ts';

const coupon = (change: Partial<CouponRow> = {}): CouponRow => ({
  key: 'ABCD',
  code: 'abcd',
  isIssued: true,
  issuedTo: 'ann',
  hasEnded: false,
  used: 0,
  ...change,
});
const row = (change: Partial<CartRule> = {}, more: Partial<RuleRow> = {}): RuleRow => ({
  definition: rule({ trigger: { kind: 'issued', to: 'newsletter', validDays: 90 }, ...change }),
  time: 'now',
  used: 0,
  usedByCustomer: 0,
  coupons: [coupon()],
  ...more,
});
const problem = (given: RuleRow, customer: string | null = 'ann', isReturning = false) =>
  ruleStatus(given, { customer, isReturning })[0]?.problem;

test('a personal code does not exist for other customers', () => {
  expect([problem(row()), problem(row(), null), problem(row(), 'bob')]).toEqual([null, null, 'unknown']);
  expect(problem(row({}, { coupons: [coupon({ used: 1 })] }), 'bob')).toBe('unknown');
});

test('reports used and expired codes, and expired, used-up and future rules', () => {
  expect(problem(row({}, { coupons: [coupon({ used: 1 })] }))).toBe('used');
  expect(problem(row({}, { coupons: [coupon({ hasEnded: true })] }))).toBe('ended');
  expect(problem(row({}, { time: 'late' }))).toBe('ended');
  expect(problem(row({}, { time: 'early' }))).toBe('unknown');
  expect([problem(row({ uses: 3 }, { used: 2 })), problem(row({ uses: 3 }, { used: 3 }))]).toEqual([null, 'used']);
  expect([
    problem(row({ usesPerCustomer: 1 }, { usedByCustomer: 0 })),
    problem(row({ usesPerCustomer: 1 }, { usedByCustomer: 1 })),
  ]).toEqual([null, 'used']);
});

test('a first-order rule does not apply to a returning customer', () => {
  const first = row({ when: { ...rule().when, firstOrder: true } });
  expect([problem(first), problem(first, 'ann', true), problem(row(), 'ann', true)]).toEqual([
    null,
    'conditions',
    null,
  ]);
});

test('an order counts against the limits of rule, customer and code', () => {
  const limits = (customer: string | null) =>
    ruleStatus(row({ uses: 100, usesPerCustomer: 2 }), { customer, isReturning: false })[0]?.limits;
  expect(limits('ann')).toEqual([
    { name: 'rule rule', most: 100 },
    { name: 'rule rule of ann', most: 2 },
    { name: 'code ABCD', most: 1 },
  ]);
  expect(limits(null)).toHaveLength(2);
});
