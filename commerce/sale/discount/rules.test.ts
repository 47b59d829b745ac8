import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyRules, couponKey, lineSums, allocate, shippingSum, discountedUnits } from './rules.ts';
import { inForce, rule } from './testing/rule.ts';
import type { CartRule, DiscountLine, DiscountRequest, ItemFacts, RuleAction, RuleStatus } from './types.ts';

const line = (rowTotal: number, quantity = 1): DiscountLine => ({
  productId: 1,
  parentId: null,
  quantity,
  unitPrice: rowTotal / quantity,
  rowTotal,
});
const NOTHING: ItemFacts = { categoryIds: [], attributes: {}, coverageSqFt: 0 };

type Cart = DiscountRequest & { facts: readonly ItemFacts[] };
const cart = (lines: readonly DiscountLine[], change: Partial<Cart> = {}): Cart => ({
  lines,
  currency: 'CAD',
  viewCode: 'CA_EN',
  groupId: 0,
  email: null,
  codes: [],
  shipping: null,
  facts: lines.map(() => NOTHING),
  ...change,
});
const taken = (rules: readonly RuleStatus[], given: Cart): number[][] =>
  applyRules(rules, given).applied.map(({ lineAmounts }) => [...lineAmounts]);
const percent = (ppm: number): RuleAction => ({ kind: 'percent', steps: [{ from: { CAD: 0, USD: 0 }, ppm }] });
const ALL: CartRule['when'] = rule().when;

describe('the discount of a rule', () => {
  test('rounds a percentage once, half up, and distributes it without losing a cent', () => {
    // 10 % of 333 + 333 + 334 is 100.0; of 5 is 0.5, half up.
    expect(taken([inForce()], cart([line(333), line(333), line(334)]))).toEqual([[33, 33, 34]]);
    expect(taken([inForce()], cart([line(5)]))).toEqual([[1]]);
    expect(taken([inForce({ action: percent(1_000_000) })], cart([line(7), line(0), line(4)]))).toEqual([[7, 0, 4]]);
  });

  test('uses the highest step reached in the currency of the cart', () => {
    const action: RuleAction = {
      kind: 'percent',
      steps: [
        { from: { CAD: 0, USD: 0 }, ppm: 100_000 },
        { from: { CAD: 10_000 }, ppm: 200_000 },
      ],
    };
    const sums = (amount: number, currency: 'CAD' | 'USD') =>
      taken([inForce({ action })], cart([line(amount)], { currency }));
    expect([sums(9_999, 'CAD'), sums(10_000, 'CAD'), sums(10_000, 'USD')]).toEqual([[[1000]], [[2000]], [[1000]]]);
  });

  test('distributes an amount by line price, up to the price, and only in currencies of the rule', () => {
    const action: RuleAction = { kind: 'amount', amounts: { CAD: 1000 }, per: 'order' };
    expect(taken([inForce({ action })], cart([line(2000), line(1000)]))).toEqual([[667, 333]]);
    expect(taken([inForce({ action })], cart([line(300), line(100)]))).toEqual([[300, 100]]);
    expect(taken([inForce({ action })], cart([line(2000)], { currency: 'USD' }))).toEqual([]);
    expect(taken([inForce({ action: { ...action, per: 'unit' } })], cart([line(9000, 3), line(500)]))).toEqual([
      [3000, 500],
    ]);
  });

  test('discounts the units after each group bought, also when the last group is incomplete', () => {
    expect([4, 5, 6, 11, 12, 17].map((quantity) => discountedUnits(quantity, 5, 1))).toEqual([0, 0, 1, 1, 2, 2]);
    expect([2, 3, 4, 5, 7].map((quantity) => discountedUnits(quantity, 2, 2))).toEqual([0, 1, 2, 2, 3]);
    const action: RuleAction = { kind: 'buy', buy: 2, get: 1, ppm: 500_000 };
    expect(taken([inForce({ action })], cart([line(3000, 3), line(2000, 2)]))).toEqual([[500, 0]]);
  });

  test('makes shipping free for the listed carriers, separate from the items', () => {
    const free = (carriers: readonly string[] | null, carrierCode: string) =>
      shippingSum(
        applyRules([inForce({ action: { kind: 'shipping', carriers, ppm: 1_000_000 } })], {
          ...cart([line(1000)]),
          shipping: { carrierCode, amount: 1495 },
        }),
      );
    expect([free(['flatrate'], 'flatrate'), free(['flatrate'], 'freight'), free(null, 'freight')]).toEqual([
      1495, 0, 1495,
    ]);
  });

  test('lists carriers with free shipping before a method is selected, from active rules of 100 %', () => {
    const carriers = (...rules: Parameters<typeof inForce>[0][]) =>
      applyRules(rules.map(inForce), cart([line(1000)])).freeCarriers;
    const free = (by: readonly string[] | null, ppm = 1_000_000) => ({
      action: { kind: 'shipping' as const, carriers: by, ppm },
    });
    expect(carriers(free(['flatrate']), free(['samples']))).toEqual(['flatrate', 'samples']);
    expect(carriers(free(['flatrate']), free(null))).toBe('all');
    expect(carriers(free(['flatrate'], 500_000))).toEqual([]);
    const dear = { ...free(null), when: { ...inForce().rule.when, subtotal: { CAD: 1001, USD: 1001 } } };
    expect(carriers(dear)).toEqual([]);
  });
});

describe('the items of a rule', () => {
  const facts: ItemFacts[] = [
    { categoryIds: [3, 5], attributes: { material: ['porcelain'], finish: ['honed'] }, coverageSqFt: 10 },
    { categoryIds: [4], attributes: { material: ['marble'] }, coverageSqFt: 0 },
  ];
  const given = cart([line(1000, 2), line(1000)], { facts });
  const filter = (categoryIds: readonly number[], attributes = {}) => ({ categoryIds, attributes });

  test('match by category or option, by all attributes together, minus the exceptions', () => {
    expect(taken([inForce({ only: filter([5]) })], given)).toEqual([[100, 0]]);
    expect(taken([inForce({ only: filter([], { material: ['marble', 'slate'] }) })], given)).toEqual([[0, 100]]);
    expect(taken([inForce({ only: filter([4], { material: ['porcelain'] }) })], given)).toEqual([]);
    expect(taken([inForce({ except: filter([], { material: ['porcelain'], finish: ['polished'] }) })], given)).toEqual([
      [100, 100],
    ]);
    expect(taken([inForce({ except: filter([4]) })], given)).toEqual([[100, 0]]);
  });

  test('determine the subtotal and area of its conditions', () => {
    const when = { ...ALL, subtotal: { CAD: 1001 } };
    expect(taken([inForce({ when })], given)).toEqual([[100, 100]]);
    expect(taken([inForce({ when, only: filter([5]) })], given)).toEqual([]);
    expect(taken([inForce({ when: { ...ALL, subtotal: { USD: 1 } } })], given)).toEqual([]);
    expect(taken([inForce({ when: { ...ALL, areaSqFt: 20 } })], given)).toHaveLength(1);
    expect(taken([inForce({ when: { ...ALL, areaSqFt: 20.01 } })], given)).toEqual([]);
  });

  test('a rule applies in its store views and to its customer groups', () => {
    const discountOf = (when: Partial<CartRule['when']>, change: Partial<Cart>) =>
      taken([inForce({ when: { ...ALL, ...when } })], { ...given, ...change }).length;
    expect([discountOf({ views: ['CA_FR'] }, {}), discountOf({ views: ['CA_FR'] }, { viewCode: 'CA_FR' })]).toEqual([
      0, 1,
    ]);
    expect([discountOf({ groups: [1, 2] }, {}), discountOf({ groups: [1, 2] }, { groupId: 2 })]).toEqual([0, 1]);
  });
});

describe('several rules', () => {
  test('each apply to the amount left by the previous rules', () => {
    expect(taken([inForce({ action: percent(500_000) }), inForce()], cart([line(1000)]))).toEqual([[500], [50]]);
  });

  test('a rule that stops further rules closes only the lines it reduced', () => {
    const first = inForce({
      stopsFurther: true,
      only: { categoryIds: [1], attributes: {} },
      action: percent(500_000),
    });
    const given = cart([line(1000), line(1000)], {
      facts: [{ ...NOTHING, categoryIds: [1] }, NOTHING],
      shipping: { carrierCode: 'flatrate', amount: 500 },
    });
    const free = inForce({ action: { kind: 'shipping', carriers: null, ppm: 1_000_000 } });
    expect(taken([first, inForce(), free], given)).toEqual([
      [500, 0],
      [0, 100],
      [0, 0],
    ]);
  });

  test('a rule without effect is neither listed nor counted', () => {
    const outcome = applyRules(
      [{ ...inForce({ action: percent(0) }), limits: [{ name: 'rule', most: 1 }] }],
      cart([line(1000)]),
    );
    expect(outcome).toEqual({ applied: [], freeCarriers: [], coupons: [], limits: [] });
  });
});

describe('coupon codes', () => {
  const coupon = { code: 'Fall-25', ruleCode: 'rule', problem: null };
  test('are active or have a reason why not, in the given order', () => {
    const rules: RuleStatus[] = [
      { ...inForce(), coupon },
      { ...inForce({ code: 'spent' }), coupon: { ...coupon, code: 'SPENT' }, problem: 'used' },
      {
        ...inForce({ code: 'big', when: { ...ALL, subtotal: { CAD: 5000 } } }),
        coupon: { ...coupon, code: 'BIG', ruleCode: 'big' },
        limits: [{ name: 'big', most: 1 }],
      },
    ];
    const outcome = applyRules(rules, cart([line(1000)], { codes: ['nope', ' fall-25', 'spent', 'big'] }));
    expect(outcome.coupons.map(({ code, problem }) => [code, problem])).toEqual([
      ['nope', 'unknown'],
      ['Fall-25', null],
      ['SPENT', 'used'],
      ['BIG', 'conditions'],
    ]);
    expect(outcome.applied).toMatchObject([{ couponCode: 'Fall-25', lineAmounts: [100] }]);
    expect(outcome.limits).toEqual([]);
  });

  test('a shipping code is active before a method is selected, an item code only if it reduces something', () => {
    const state = (action: RuleAction) =>
      applyRules([{ ...inForce({ action }), coupon }], cart([line(1000)], { codes: ['FALL-25'] })).coupons[0]?.problem;
    expect([
      state({ kind: 'shipping', carriers: null, ppm: 1_000_000 }),
      state({ kind: 'amount', amounts: { USD: 100 }, per: 'order' }),
    ]).toEqual([null, 'conditions']);
  });

  test('a rule without a code that has no effect is not listed and uses none of its limit', () => {
    const free = {
      ...inForce({ action: { kind: 'shipping', carriers: ['freight'], ppm: 1_000_000 } }),
      limits: [{ name: 'rule x', most: 1 }],
    };
    const shipped = (carrierCode: string) =>
      applyRules([free], cart([line(1000)], { shipping: { carrierCode, amount: 500 } }));
    expect(shipped('instore')).toMatchObject({ applied: [], limits: [] });
    expect(shipped('freight')).toMatchObject({ applied: [{ shippingAmount: 500 }], limits: free.limits });
  });

  test('ignore case and surrounding spaces', () => {
    expect(couponKey(' été-25 ')).toBe(couponKey('ÉTÉ-25'));
  });
});

/** DISCOUNT_CARTS=100000 tries more. */
const CARTS = Number(process.env.DISCOUNT_CARTS ?? 5000);

const minor = fc.integer({ min: 0, max: 500_000 });
const ppm = fc.integer({ min: 0, max: 1_000_000 });
const anyAction: fc.Arbitrary<RuleAction> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    steps: fc.tuple(fc.record({ from: fc.constant({ CAD: 0 }), ppm })),
  }),
  fc.record({
    kind: fc.constant('amount' as const),
    amounts: fc.record({ CAD: minor }),
    per: fc.constantFrom('order' as const, 'unit' as const),
  }),
  fc.record({
    kind: fc.constant('buy' as const),
    buy: fc.integer({ min: 1, max: 9 }),
    get: fc.integer({ min: 1, max: 9 }),
    ppm,
  }),
  fc.record({ kind: fc.constant('shipping' as const), carriers: fc.constant(null), ppm }),
);
const anyRule = fc
  .record({ action: anyAction, stopsFurther: fc.boolean(), category: fc.option(fc.integer({ min: 1, max: 3 })) })
  .map(({ category, ...change }) =>
    inForce({ ...change, only: category === null ? null : { categoryIds: [category], attributes: {} } }),
  );
const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 300_000 }),
  quantity: fc.integer({ min: 1, max: 500 }),
  category: fc.integer({ min: 1, max: 3 }),
});

test(`${CARTS} carts with up to six rules: no negative line or shipping and no lost cent, in any order`, () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 8 }),
      fc.array(anyRule, { maxLength: 6 }),
      minor,
      (rows, rules, shipping) => {
        const lines = rows.map(({ unitPrice, quantity }) => line(unitPrice * quantity, quantity));
        const outcome = applyRules(
          rules,
          cart(lines, {
            facts: rows.map(({ category }) => ({ ...NOTHING, categoryIds: [category] })),
            shipping: { carrierCode: 'flatrate', amount: shipping },
          }),
        );
        const sums = lineSums(outcome, lines.length);
        const amounts = outcome.applied.flatMap(({ lineAmounts, shippingAmount }) => [...lineAmounts, shippingAmount]);
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
        expect(sums.every((sum, index) => sum <= (lines[index]?.rowTotal ?? 0))).toBe(true);
        expect(shippingSum(outcome)).toBeLessThanOrEqual(shipping);
        for (const { lineAmounts } of outcome.applied) expect(lineAmounts).toHaveLength(lines.length);
      },
    ),
    { numRuns: CARTS },
  );
});

test('a distributed total is exact, proportional to the cent, and no share exceeds its weight', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 30 }),
      ppm,
      (weights, part) => {
        const sum = weights.reduce((all, weight) => all + weight, 0);
        const total = Math.floor((sum * part) / 1_000_000);
        const shares = allocate(total, weights);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(total);
        shares.forEach((share, index) => {
          const weight = weights[index] ?? 0;
          expect(share).toBeLessThanOrEqual(weight);
          expect(Math.abs(share - (sum ? (total * weight) / sum : 0))).toBeLessThan(1);
        });
      },
    ),
    { numRuns: CARTS },
  );
});
