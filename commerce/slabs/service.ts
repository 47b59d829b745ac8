import { findSellable, lockProducts, releaseStock, reserveStock } from '#commerce/catalog/service.ts';
import type { Sellable, StockLine } from '#commerce/catalog/types.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError, TooManyRequestsError } from '#commerce/platform/errors.ts';
import type { HoldSlabInput } from '#contract/generated/schema-types.ts';
import { endByHand, endLater, freeEnded, tellHolder } from './ending.ts';
import { checkedHold, HOLD_RATE, HOUR_MS, isSameHold, LINK_RATE, MAX_SHOWN_HOLDS, refusal } from './rules.ts';
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
} from './store.ts';
import { idBehind } from './tokens.ts';
import type { Buyer, Hold, HoldRecord, HoldRule } from './types.ts';
import { findUnits } from './units.ts';
import type { SlabUnit } from './units.ts';

export { startSlabs } from './ending.ts';

export type FoundSlabs = { rule: HoldRule | null; units: readonly SlabUnit[] };

/** The slabs of a product with the rule of holds, as of now; null when the product is no slab. */
export const findSlabs = async (context: CommerceContext, sku: string): Promise<FoundSlabs | null> => {
  context.noStore();
  const units = await findUnits(context, sku);
  return units.length === 0 ? null : { rule: await readRule(context.db.kysely), units };
};

/** Holds a slab: the hold, the unit set aside, its mail and its end are written in one transaction. Idempotent per request. */
export const holdSlab = async (context: CommerceContext, input: HoldSlabInput): Promise<Hold> => {
  context.noStore();
  const { storeView: view, customer, clock } = context;
  if (context.settings.rateLimits && !context.rateLimit.allow('slab-hold', context.ip, HOLD_RATE))
    throw new TooManyRequestsError();
  const request = checkedHold(input, view.language);
  return context.db.tx(async (db) => {
    const rule = await readRule(db);
    const slab = (await findSellable({ ...context, groupId: customer?.groupId ?? 0 }, db, [request.sku])).get(
      request.sku,
    );
    if (rule && slab?.slab && slab.hiddenPrice === 'TRADE') throw refusal('trade', view.language);
    if (!rule || !slab?.slab || !slab.isEnabled || slab.isPriceHidden) throw refusal('noHolds', view.language);
    const customerId = customer?.id ?? null;
    await lockPerson(db, request.email, customerId);
    const known = await findByRequest(db, request.requestId);
    if (known) {
      if (isSameHold(known, { ...request, sku: slab.sku })) return known;
      throw refusal('refused', view.language);
    }
    const now = clock.now();
    if ((await countHolds(db, request.email, customerId, now)) >= rule.atOnce)
      throw refusal('tooMany', view.language, rule.atOnce);
    const { productId } = slab;
    await lockProducts(db, [productId]);
    await freeEnded(context, db, [productId], now);
    if (!(await reserveStock(context, db, productId))) throw refusal('taken', view.language);
    const expiresAt = new Date(now.getTime() + rule.hours * HOUR_MS);
    const hold = await insertHold(db, { ...request, sku: slab.sku }, { productId, view, customerId, now, expiresAt });
    await endLater(context, db, hold, rule);
    await tellHolder(context, db, 'held', hold);
    return hold;
  });
};

/** The hold of a mailed link. Read-only: mail programs follow links, too. */
export const findHold = async (context: CommerceContext, token: string): Promise<Hold> => {
  context.noStore();
  if (context.settings.rateLimits && !context.rateLimit.allow('slab-hold-link', context.ip, LINK_RATE))
    throw new TooManyRequestsError();
  const id = await idBehind(context, token);
  const hold = id === undefined ? undefined : await findById(context.db.kysely, id);
  if (!hold) throw refusal('unknownLink', context.storeView.language);
  return hold;
};

/** Ends a hold. Idempotent. */
export const cancelHold = async (context: CommerceContext, token: string): Promise<Hold> => {
  const hold = await findHold(context, token);
  return (await endByHand(context, hold)) ?? (await findById(context.db.kysely, hold.id)) ?? hold;
};

/** Holds of the signed-in customer, the newest first. */
export const customersHolds = async (context: CommerceContext): Promise<readonly Hold[]> => {
  context.noStore();
  if (!context.customer) throw new AuthorizationError("The current customer isn't authorized.");
  return findByCustomer(context.db.kysely, context.customer.id, MAX_SHOWN_HOLDS);
};

/** Lets a cart buy what is held; throws when the hold is over. */
export const claimForCart = async (context: CommerceContext, db: Db, hold: Hold, cartId: number): Promise<void> => {
  if (!(await writeCart(db, hold.id, cartId, context.clock.now()))) throw refusal('over', context.storeView.language);
};

/** What a guest's cart may buy goes to the customer's that takes it over. */
export const moveClaims = (db: Db, fromCart: number, toCart: number): Promise<void> =>
  replaceCart(db, fromCart, toCart);

/** The products with what this buyer holds of them counted as there. */
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

/** Frees what the buyer of these lines holds, and what is over, just before the lines are taken from stock. */
export const spendHolds = async (
  context: CommerceContext,
  db: Db,
  buyer: Buyer,
  lines: readonly { sellable: Sellable; quantity: number }[],
  now: Date,
): Promise<void> => {
  const slabs: StockLine[] = lines
    .filter(({ sellable }) => sellable.slab)
    .map(({ sellable, quantity }) => ({ productId: sellable.productId, quantity }));
  if (slabs.length === 0) return;
  // Every product of the order, so that its stock is locked in one order for all.
  await lockProducts(
    db,
    lines.map(({ sellable }) => sellable.productId),
  );
  await releaseStock(context, db, await spendForBuyer(db, buyer, slabs, now));
  await freeEnded(
    context,
    db,
    slabs.map(({ productId }) => productId),
    now,
  );
};

/** Writes the rule inside the importer's transaction; null: no slab can be held. */
export const saveHoldRule = (db: Db, rule: HoldRule | null): Promise<void> => replaceRule(db, rule);

/** For the shop's staff. */
export const listHolds = (platform: Platform): Promise<readonly HoldRecord[]> => readHolds(platform.db.kysely);

/** For staff: ends a hold and tells its holder; undefined when no such hold runs. */
export const cancelByStaff = async (platform: Platform, id: number): Promise<Hold | undefined> => {
  const hold = await findById(platform.db.kysely, id);
  if (!hold) return undefined;
  return endByHand(platform, hold);
};
