import { sum } from '#contract/money.ts';
import { typedIdentifier } from '#contract/typed-text.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type {
  AppliedDiscount,
  CartRule,
  CouponState,
  AppliedDiscounts,
  DiscountRequest,
  ItemFacts,
  ItemFilter,
  RuleStatus,
} from './types.ts';

const MILLION = 1_000_000n;

/** A part of an amount, half up to the minor unit. */
const partOf = (amount: number, ppm: number): number =>
  Number((BigInt(amount) * BigInt(ppm) * 2n + MILLION) / (2n * MILLION));

/**
 * Shares a total among weights in proportion, to the minor unit: each gets its exact share rounded down, then the
 * largest remainders one more each, ties in order. The total is at most the sum of the weights, and no share is more
 * than its weight.
 */
export const allocate = (total: number, weights: readonly number[]): number[] => {
  const weight = BigInt(sum(weights));
  if (weight === 0n) return weights.map(() => 0);
  const exact = weights.map((each) => BigInt(total) * BigInt(each));
  const shares = exact.map((share) => Number(share / weight));
  const left = total - sum(shares);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % weight }))
    .sort((one, other) => Number(other.remainder - one.remainder));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

/** Units at the reduced price among `quantity`: after every `buy` full ones, up to `get`. */
export const discountedUnits = (quantity: number, buy: number, get: number): number => {
  const sets = Math.floor(quantity / (buy + get));
  return sets * get + Math.max(0, quantity - sets * (buy + get) - buy);
};

const fits = ({ categoryIds, attributes }: ItemFilter, facts: ItemFacts): boolean =>
  (categoryIds.length === 0 || categoryIds.some((id) => facts.categoryIds.includes(id))) &&
  Object.entries(attributes).every(([code, options]) =>
    options.some((option) => facts.attributes[code]?.includes(option)),
  );

const isFor = ({ only, except }: CartRule, facts: ItemFacts): boolean =>
  (only === null || fits(only, facts)) && !(except !== null && fits(except, facts));

/** Amounts that remain while the rules are applied one after the other. */
type Left = {
  lines: { amount: number; isClosed: boolean }[];
  shipping: { amount: number; isClosed: boolean };
};

type Cart = DiscountRequest & { facts: readonly ItemFacts[] };

/** The lines a rule is for, whether another rule closed them or not. */
const linesFor = ({ rule, itemId }: RuleStatus, { facts, lines }: Cart): number[] =>
  facts.flatMap((item, index) => {
    const line = lines[index];
    const isLine = itemId === undefined || line?.itemId === itemId;
    return !line?.isFixed && isLine && isFor(rule, item) ? [index] : [];
  });

const subtotalOf = ({ lines }: Cart, chosen: readonly number[]): number =>
  chosen.reduce((sum, index) => sum + (lines[index]?.rowTotal ?? 0), 0);

/** True if store view, customer group, subtotal and area satisfy the rule. */
const holds = (rule: CartRule, cart: Cart, chosen: readonly number[]): boolean => {
  const { views, groups, subtotal, areaSqFt } = rule.when;
  if (chosen.length === 0) return false;
  if (views !== null && !views.includes(cart.viewCode)) return false;
  if (groups !== null && !groups.includes(cart.groupId)) return false;
  if (subtotal !== null) {
    const least = subtotal[cart.currency];
    if (least === undefined || subtotalOf(cart, chosen) < least) return false;
  }
  const area = chosen.reduce(
    (sum, index) => sum + (cart.lines[index]?.quantity ?? 0) * (cart.facts[index]?.coverageSqFt ?? 0),
    0,
  );
  return areaSqFt === null || area >= areaSqFt;
};

const stepFor = (rule: CartRule & { action: { kind: 'percent' } }, subtotal: number, currency: CurrencyCode): number =>
  rule.action.steps.reduce((ppm, step) => {
    const from = step.from[currency];
    return from !== undefined && subtotal >= from ? step.ppm : ppm;
  }, 0);

/** Discount of a rule on each line. */
const itemAmounts = (rule: CartRule, cart: Cart, chosen: readonly number[], { lines }: Left): number[] => {
  const { action } = rule;
  const open = lines.map(({ amount, isClosed }, index) => (chosen.includes(index) && !isClosed ? amount : 0));
  const all = sum(open);
  const perUnit = (amountOf: (line: Cart['lines'][number]) => number): number[] =>
    open.map((amount, index) => {
      const line = cart.lines[index];
      return line ? Math.min(amount, amountOf(line)) : 0;
    });
  switch (action.kind) {
    case 'percent':
      return allocate(partOf(all, stepFor({ ...rule, action }, subtotalOf(cart, chosen), cart.currency)), open);
    case 'amount': {
      const amount = action.amounts[cart.currency] ?? 0;
      return action.per === 'order'
        ? allocate(Math.min(amount, all), open)
        : perUnit(({ quantity }) => amount * quantity);
    }
    case 'buy':
      return perUnit(({ quantity, unitPrice }) =>
        partOf(unitPrice * discountedUnits(quantity, action.buy, action.get), action.ppm),
      );
    case 'shipping':
      return open.map(() => 0);
  }
};

const shippingAmount = ({ action }: CartRule, { shipping }: Cart, left: Left): number => {
  if (action.kind !== 'shipping' || shipping === null || left.shipping.isClosed) return 0;
  if (action.carriers !== null && !action.carriers.includes(shipping.carrierCode)) return 0;
  return Math.min(left.shipping.amount, partOf(shipping.amount, action.ppm));
};

/** Subtracts a discount from the remaining amounts. */
const takeOff = (left: Left, rule: CartRule, lineAmounts: readonly number[], shipping: number): void => {
  left.lines.forEach((line, index) => {
    const amount = lineAmounts[index] ?? 0;
    line.amount -= amount;
    if (amount > 0 && rule.stopsFurther) line.isClosed = true;
  });
  left.shipping.amount -= shipping;
  if (shipping > 0 && rule.stopsFurther) left.shipping.isClosed = true;
};

const apply = (now: RuleStatus, cart: Cart, left: Left): AppliedDiscount | null => {
  const { rule, coupon, problem } = now;
  const chosen = linesFor(now, cart);
  if (problem !== null || !holds(rule, cart, chosen)) return null;
  const lineAmounts = itemAmounts(rule, cart, chosen, left);
  const shipping = shippingAmount(rule, cart, left);
  // A shipping code may apply before a shipping method is chosen; a code for items must reduce a line.
  if (rule.action.kind !== 'shipping' && lineAmounts.every((amount) => amount === 0)) return null;
  takeOff(left, rule, lineAmounts, shipping);
  return {
    ruleCode: rule.code,
    labels: rule.labels,
    couponCode: coupon?.code ?? null,
    isReimbursed: rule.isReimbursed,
    lineAmounts,
    shippingAmount: shipping,
  };
};

/** True if a discount reduces anything. */
const isFelt = ({ lineAmounts, shippingAmount: shipping }: AppliedDiscount): boolean =>
  shipping > 0 || lineAmounts.some((amount) => amount > 0);

/** By whom rules in force let the cart travel for nothing, chosen or not. */
const freeCarriersOf = (inForce: readonly CartRule[]): AppliedDiscounts['freeCarriers'] => {
  const free = inForce.flatMap(({ action }) =>
    action.kind === 'shipping' && action.ppm === Number(MILLION) ? [action.carriers] : [],
  );
  return free.includes(null) ? 'all' : free.flatMap((carriers) => carriers ?? []);
};

/**
 * Applies the rules in order, each to the amounts that the previous ones left. A percentage is rounded once for all its
 * lines, then distributed among them; no line and no shipping gets negative.
 */
export const applyRules = (rules: readonly RuleStatus[], cart: Cart): AppliedDiscounts => {
  const left: Left = {
    lines: cart.lines.map(({ rowTotal }) => ({ amount: rowTotal, isClosed: false })),
    shipping: { amount: cart.shipping?.amount ?? 0, isClosed: false },
  };
  const outcomes = rules.map((now) => ({ now, discount: apply(now, cart, left) }));
  const found = new Map<string, CouponState>();
  for (const { now, discount } of outcomes)
    if (now.coupon)
      found.set(now.coupon.code, { ...now.coupon, problem: now.problem ?? (discount ? null : 'conditions') });
  const states = [...found.values()];
  const applied = outcomes.flatMap(({ discount }) =>
    discount && (discount.couponCode || isFelt(discount)) ? [discount] : [],
  );
  return {
    applied,
    freeCarriers: freeCarriersOf(outcomes.flatMap(({ now, discount }) => (discount ? [now.rule] : []))),
    coupons: cart.codes.map(
      (code) =>
        states.find((state) => couponKey(state.code) === couponKey(code)) ?? {
          code,
          ruleCode: null,
          problem: 'unknown',
        },
    ),
    limits: outcomes.flatMap(({ now, discount }) => (discount && applied.includes(discount) ? now.limits : [])),
  };
};

/** Codes are compared without regard to case, as Magento's are. */
export const couponKey = (code: string): string => typedIdentifier(code).normalize('NFC').toUpperCase();

/** Total discount of each line; `counts` selects discounts. */
export const lineSums = (
  { applied }: Pick<AppliedDiscounts, 'applied'>,
  lineCount: number,
  counts: (discount: AppliedDiscount) => boolean = () => true,
): number[] =>
  Array.from({ length: lineCount }, (_, index) =>
    applied.filter(counts).reduce((sum, { lineAmounts }) => sum + (lineAmounts[index] ?? 0), 0),
  );

export const shippingSum = (
  { applied }: Pick<AppliedDiscounts, 'applied'>,
  counts: (discount: AppliedDiscount) => boolean = () => true,
): number => applied.filter(counts).reduce((sum, { shippingAmount: amount }) => sum + amount, 0);

export const NO_DISCOUNTS: AppliedDiscounts = { applied: [], freeCarriers: [], coupons: [], limits: [] };
