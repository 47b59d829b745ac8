import {
  findSellable,
  lockProducts,
  releaseStock,
  reserveStock,
  stockOf,
} from '#commerce/merchandise/catalog/service.ts';
import { GUEST_GROUP } from '#commerce/merchandise/catalog/types.ts';
import type { Sellable, StockLine } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError } from '#commerce/platform/errors.ts';
import { HOUR_MS } from '#commerce/platform/durations.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';
import type { HoldSlabInput } from '#contract/generated/schema-types.ts';
import { cancelRunning, scheduleEnd, endExpired, queueHoldMail } from './ending.ts';
import { checkedHold, HOLD_RATE, isSameHold, LINK_RATE, MAX_SHOWN_HOLDS, refusal } from './rules.ts';
import {
  countForBuyer,
  countHolds,
  findByCustomer,
  findById,
  findByRequest,
  insertHold,
  lockPerson,
  readHolds,
  readRule,
  replaceCart,
  replaceRule,
  spendForBuyer,
  writeCart,
  readEnding,
} from './store.ts';
import { idBehind } from './tokens.ts';
import type { Buyer, Hold, HoldRecord, HoldRule } from './types.ts';
import { findUnits } from './units.ts';
import type { SlabUnit } from './units.ts';

export { startSlabs } from './ending.ts';

export type FoundSlabs = { rule: HoldRule | null; units: readonly SlabUnit[] };

/** The slabs of a product with the rule of holds, at the current time; null for other products. */
export const findSlabs = async (context: CommerceContext, sku: string): Promise<FoundSlabs | null> => {
  context.noStore();
  const units = await findUnits(context, sku);
  return units.length === 0 ? null : { rule: await readRule(context.db.kysely), units };
};

/** The slab to hold; throws if slabs cannot be held, or not this one by this shopper. */
const findHoldable = async (
  context: CommerceContext,
  db: Db,
  rule: HoldRule | null,
  sku: string,
): Promise<{ rule: HoldRule; slab: Sellable }> => {
  const { customer, storeView } = context;
  const shopper = { storeView, groupId: customer?.groupId ?? GUEST_GROUP };
  const slab = (await findSellable(shopper, db, [sku])).get(sku);
  if (rule && slab?.slab && slab.hiddenPrice === 'TRADE') throw refusal('trade', storeView.language);
  if (!rule || !slab?.slab || !slab.isEnabled || slab.isPriceHidden) throw refusal('noHolds', storeView.language);
  return { rule, slab };
};

/** Reserves one unit, after ending expired holds on it. */
export const setUnitAside = async (context: CommerceContext, db: Db, productId: number, now: Date): Promise<void> => {
  await lockProducts(db, [productId]);
  await endExpired(context, db, [productId], now);
  if (!(await reserveStock(context, db, productId))) throw refusal('taken', context.storeView.language);
};

/**
 * Holds a slab, in one transaction: the limit of the person, the unit, the hold, its end and its emails. Idempotent per
 * request: a repeated request returns the hold of the first one.
 */
export const holdSlab = async (context: CommerceContext, input: HoldSlabInput): Promise<Hold> => {
  context.noStore();
  const { storeView: view, clock } = context;
  const customerId = context.customer?.id ?? null;
  context.rateLimit.checkIfEnabled('slab-hold', context.ip, HOLD_RATE);
  const request = checkedHold(input, view.language);
  return context.db.tx(async (db) => {
    const { rule, slab } = await findHoldable(context, db, await readRule(db), request.sku);
    const { productId, sku } = slab;
    await lockPerson(db, request.email, customerId);

    const earlier = await findByRequest(db, request.requestId);
    if (earlier && !isSameHold(earlier, { ...request, sku })) throw refusal('refused', view.language);
    if (earlier) return earlier;

    const now = clock.now();
    if ((await countHolds(db, request.email, customerId, now)) >= rule.atOnce)
      throw refusal('tooMany', view.language, rule.atOnce);
    await setUnitAside(context, db, productId, now);
    const expiresAt = new Date(now.getTime() + rule.hours * HOUR_MS);
    const hold = await insertHold(
      db,
      { ...request, sku, telephone: null },
      { productId, view, customerId, now, expiresAt },
    );
    await scheduleEnd(context, db, hold, rule);
    await queueHoldMail(context, db, 'held', hold);
    return hold;
  });
};

/** The hold of an emailed link. Read-only, because mail programs follow links too. */
export const findHold = async (context: CommerceContext, token: string): Promise<Hold> => {
  context.noStore();
  context.rateLimit.checkIfEnabled('slab-hold-link', context.ip, LINK_RATE);
  const id = await idBehind(context, token);
  const hold = id === undefined ? undefined : await findById(context.db.kysely, id);
  if (!hold) throw refusal('unknownLink', context.storeView.language);
  return hold;
};

/** Ends a hold. Idempotent. */
export const cancelHold = async (context: CommerceContext, token: string): Promise<Hold> => {
  const hold = await findHold(context, token);
  return (
    (await context.db.tx((db) => cancelRunning(context, db, hold))) ??
    (await findById(context.db.kysely, hold.id)) ??
    hold
  );
};

/** Holds of the signed-in customer, newest first. */
export const customersHolds = async (context: CommerceContext): Promise<readonly Hold[]> => {
  context.noStore();
  if (!context.customer) throw new AuthorizationError("The current customer isn't authorized.");
  return findByCustomer(context.db.kysely, context.customer.id, MAX_SHOWN_HOLDS);
};

/** Lets a cart order a held slab; throws if the hold has ended. */
export const claimForCart = async (context: CommerceContext, db: Db, hold: Hold, cartId: number): Promise<void> => {
  if (!(await writeCart(db, hold.id, cartId, context.clock.now()))) throw refusal('over', context.storeView.language);
};

/** Moves the held slabs of a guest's cart to the customer's cart after a merge. */
export const moveClaims = (db: Db, fromCart: number, toCart: number): Promise<void> =>
  replaceCart(db, fromCart, toCart);

/** The products, with units that this buyer holds counted as available. */
export const withOwnHolds = async <K>(
  db: Db,
  buyer: Buyer,
  sellables: ReadonlyMap<K, Sellable>,
  now: Date,
): Promise<Map<K, Sellable>> => {
  const slabs = [...sellables.values()].filter(({ slab }) => slab).map(({ productId }) => productId);
  const own = slabs.length ? await countForBuyer(db, buyer, slabs, now) : new Map<number, number>();
  return new Map(
    [...sellables].map(([key, sellable]) => [
      key,
      { ...sellable, available: sellable.available + (own.get(sellable.productId) ?? 0) },
    ]),
  );
};

/**
 * Makes the slabs that the buyer holds available to these lines, just before they are taken from stock. Locks the stock
 * of every line and of the parts of bundles, so that all orders lock it in the same order.
 */
export const spendHolds = async (
  platform: Pick<Platform, 'cache' | 'jobs'>,
  db: Db,
  buyer: Buyer,
  lines: readonly { sellable: Sellable; quantity: number }[],
  now: Date,
): Promise<void> => {
  const slabs: StockLine[] = lines
    .filter(({ sellable }) => sellable.slab)
    .map(({ sellable, quantity }) => ({ productId: sellable.productId, quantity }));
  if (slabs.length === 0) return;
  await lockProducts(
    db,
    lines.flatMap(stockOf).map(({ productId }) => productId),
  );
  const bought = await spendForBuyer(db, buyer, slabs, now);
  await releaseStock(platform, db, bought);
  await endExpired(
    platform,
    db,
    slabs.map(({ productId }) => productId),
    now,
  );
};

/** Writes the rule in the importer's transaction; null: slabs cannot be held. */
export const saveHoldRule = (db: Db, rule: HoldRule | null): Promise<void> => replaceRule(db, rule);

/** For the shop's staff. */
export const listHolds = (platform: Platform): Promise<readonly HoldRecord[]> => readHolds(platform.db.kysely);

/** For staff: ends a hold and emails its holder; undefined for an unknown hold. */
export const cancelByStaff = async (platform: Platform, id: number): Promise<Hold | undefined> => {
  const hold = await findById(platform.db.kysely, id);
  if (!hold) return undefined;
  return platform.db.tx((db) => cancelRunning(platform, db, hold));
};

/** For staff: holds that end before a time. */
export const endingHolds = (platform: Platform, before: Date): Promise<readonly WaitingItem[]> =>
  readEnding(platform.db.kysely, before);
