import { createHash } from 'node:crypto';
import { emailKey } from '#contract/email-key.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { ruleStatus } from './rule-status.ts';
import { applyRules, couponKey, NO_DISCOUNTS } from './rules.ts';
import {
  findCouponsPerCart,
  findFacts,
  findIssuingRules,
  findNextIssuing,
  findRules,
  hasOrdered,
  insertCoupon,
} from './store.ts';
import { findStaffRules } from './rule-store.ts';
import { replaceRules, returnUses, takeUses } from './store.ts';
import type {
  AppliedDiscounts,
  CartRule,
  CartRulesInput,
  DiscountLine,
  DiscountRequest,
  ItemFacts,
  RuleStatus,
  StaffRule,
} from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

export { couponKey, lineSums, NO_DISCOUNTS, shippingSum } from './rules.ts';
export { staffRules } from './staff-rules.ts';

const UNKNOWN_ITEM: ItemFacts = { categoryIds: [], attributes: {}, coverageSqFt: 0 };

const hashOf = (email: string): string => createHash('sha256').update(emailKey(email)).digest('hex');

const requestsItems = ({ only, except, when }: CartRule): boolean =>
  only !== null || except !== null || when.areaSqFt !== null;

/** Product facts of each line; a variant inherits its configurable product's. */
const lineFacts = async (db: Db, lines: readonly DiscountLine[]): Promise<readonly ItemFacts[]> => {
  const ids = [
    ...new Set(lines.flatMap(({ productId, parentId }) => (parentId === null ? [productId] : [productId, parentId]))),
  ];
  const known = await findFacts(db, ids);
  return lines.map(({ productId, parentId }) => {
    const own = known.get(productId) ?? UNKNOWN_ITEM;
    const parent = (parentId === null ? undefined : known.get(parentId)) ?? UNKNOWN_ITEM;
    return {
      categoryIds: [...own.categoryIds, ...parent.categoryIds],
      attributes: { ...parent.attributes, ...own.attributes },
      coverageSqFt: own.coverageSqFt || parent.coverageSqFt,
    };
  });
};

/** The rules in force now for a cart with these codes and the shopper with this email address. */
export const discountRules = async (
  db: Db,
  { codes, email }: Pick<DiscountRequest, 'codes' | 'email'>,
  now: Date,
): Promise<readonly RuleStatus[]> => {
  const customer = email === null ? null : hashOf(email);
  const rows = await findRules(db, codes.map(couponKey), customer, now);
  const isReturning =
    email !== null && rows.some(({ definition }) => definition.when.firstOrder)
      ? await hasOrdered(db, emailKey(email))
      : false;
  return rows.flatMap((row) => ruleStatus(row, { customer, isReturning }));
};

/** Discounts of rules and codes, read through `db`, which may be a transaction. */
export const discountsOf = async (
  db: Db,
  request: DiscountRequest,
  rules: readonly RuleStatus[],
): Promise<AppliedDiscounts> => {
  if (request.lines.length === 0) return NO_DISCOUNTS;
  const facts = rules.some(({ rule }) => requestsItems(rule))
    ? await lineFacts(db, request.lines)
    : request.lines.map(() => UNKNOWN_ITEM);
  return applyRules(rules, { ...request, facts });
};

/**
 * Counts an order against the limits of its rules and codes, in the transaction that makes it; false when another order
 * took the last use meanwhile. Of many at once each waits for the one before.
 */
export const takeDiscountUses = async (db: Db, orderId: number, { limits }: AppliedDiscounts): Promise<boolean> =>
  limits.length === 0 || takeUses(db, orderId, limits);

/** Restores the uses of rules and codes of a canceled order, in the canceling transaction. Idempotent. */
export const returnDiscountUses = (db: Db, orderId: number): Promise<void> => returnUses(db, orderId);

/** How many codes a cart may carry. */
export const couponsPerCart = (db: Db): Promise<number> => findCouponsPerCart(db);

/** Writes the rules inside the importer's transaction; carts are priced by them from the next read on. */
export const saveCartRules = (db: Db, rules: CartRulesInput, now: Date): Promise<void> => replaceRules(db, rules, now);

/** Without easily confused letters and digits. */
const SYMBOLS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Store view in which a code is used. */
type Place = Pick<StoreView, 'code' | 'currency'>;
/** Offer of a rule that issues personal codes. */
export type CouponOffer = { labels: CartRule['labels']; validDays: number | null };
export type IssuedCoupon = {
  code: string;
  labels: CartRule['labels'];
  /** A moment of the last day on which it holds until midnight; null: no end is set. */
  lastDay: Date | null;
};

const isFor = ({ when, action }: CartRule, { code, currency }: Place): boolean =>
  (when.views === null || when.views.includes(code)) &&
  (action.kind !== 'amount' || action.amounts[currency] !== undefined);

const issuingRule = async (
  db: Db,
  place: Place,
  requested: Parameters<typeof findIssuingRules>[1],
): Promise<{ rule: CartRule; endsAt: Date | null; validDays: number | null } | undefined> => {
  const found = (await findIssuingRules(db, requested)).find(({ definition }) => isFor(definition, place));
  if (found?.definition.trigger.kind !== 'issued') return undefined;
  return { rule: found.definition, endsAt: found.endsAt, validDays: found.definition.trigger.validDays };
};

/** Offer that is valid now and until `until`; undefined without such a rule. */
export const couponOffer = async (
  db: Db,
  place: Place,
  requested: { to: 'newsletter'; now: Date; until: Date },
): Promise<CouponOffer | undefined> => {
  const found = await issuingRule(db, place, requested);
  return found && { labels: found.rule.labels, validDays: found.validDays };
};

/** Time of the next change of {@link couponOffer}; null if none is planned. */
export const nextOfferChange = findNextIssuing;

const earliest = (...given: readonly (number | null)[]): Date | null => {
  const times = given.filter((time) => time !== null);
  return times.length === 0 ? null : new Date(Math.min(...times));
};

/**
 * The code of one use that an e-mail address gets for a reason; the same one again when it has one. Undefined when no
 * rule gives one, it is spent or over, or the rule is for a first order and there was one.
 */
export const issueCoupon = async (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  { to, email, place, now }: { to: 'newsletter'; email: string; place: Place; now: Date },
): Promise<IssuedCoupon | undefined> => {
  const found = await issuingRule(db, place, { to, now, until: now });
  if (!found) return undefined;
  const { rule, validDays } = found;
  if (rule.when.firstOrder && (await hasOrdered(db, emailKey(email)))) return undefined;
  const symbols = [...random.bytes(12)].map((byte) => SYMBOLS[byte % SYMBOLS.length]).join('');
  const code = `${symbols.slice(0, 4)}-${symbols.slice(4, 8)}-${symbols.slice(8)}`;
  // The end is exclusive: the named last day is included.
  const endsAt = validDays === null ? null : new Date(now.getTime() + (validDays + 1) * DAY_MS);
  const saved = await insertCoupon(db, { code, ruleCode: rule.code, issuedTo: hashOf(email), endsAt, now });
  if (saved.used > 0) return undefined;
  const lastDay = earliest(saved.endsAt && saved.endsAt.getTime() - DAY_MS, found.endsAt && found.endsAt.getTime() - 1);
  return lastDay && lastDay < now ? undefined : { code: saved.code, labels: rule.labels, lastDay };
};

/** Every rule, in the order in which they are applied. */
export const cartRules = ({ db }: Pick<Platform, 'db'>): Promise<readonly StaffRule[]> => findStaffRules(db.kysely);
