import { toMajor, toMinor } from '#contract/money.ts';
import { isBoughtAsSuch } from '#commerce/merchandise/catalog/types.ts';
import { findSellable } from '#commerce/merchandise/catalog/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { StaffError } from '#commerce/platform/staff/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { isQuoteQuantity } from '#contract/quotes.ts';
import { isDay } from '#contract/trade.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { buyable, mayBecome, stateOn, subjectOfQuote } from './rules.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { assertUnchanged } from '#commerce/platform/staff/versions.ts';
import { changeState, findQuote, readRule, writePrice } from './store.ts';
import { notifyAnswered, notifyEnded } from './notify.ts';
import type { Quote, QuoteHand } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

/** One quote, for staff. Throws when there is none. */
export const quoteForStaff = async (db: Db, number: string, isLocked = false): Promise<Quote> => {
  const quote = await findQuote(db, number, isLocked);
  if (!quote) throw new StaffError(`There is no quote ${number.slice(0, 20)}.`);
  return quote;
};

/** Locks a quote that staff change. Throws if others changed it since the expected version. */
const lockForStaff = async (db: Db, number: string, { expected }: QuoteHand): Promise<Quote> => {
  const quote = await quoteForStaff(db, number, true);
  await assertUnchanged(db, subjectOfQuote(number), expected);
  return quote;
};

/** The store view of a quote. */
export const viewOf = async (platform: Platform, quote: Quote): Promise<StoreView> => {
  const views = await listStoreViews(platform);
  return views.find(({ id }) => id === quote.storeViewId) ?? views[0]!;
};

/** Throws when a quote may not become so. */
const assertMay = (quote: Quote, to: Quote['state'], now: Date): void => {
  const from = stateOn(quote, shopDay(now));
  if (!mayBecome(from, to)) throw new StaffError(`Quote ${quote.number} is ${from} already.`);
};

export type Pricing = {
  /** The line's place in the quote, from 1. */
  position: number;
  /** Price of one selling unit in major units; null removes the price. */
  price: number | null;
  sku?: string | undefined;
  quantity?: number | undefined;
};

/** Prices a line before the quote is sent, for the requested product or a replacement. */
export const priceLine = (platform: Platform, number: string, given: Pricing, hand: QuoteHand = {}): Promise<void> =>
  platform.db.tx(async (db) => {
    const quote = await lockForStaff(db, number, hand);
    assertMay(quote, 'answered', platform.clock.now());
    const line = quote.lines.find(({ position }) => position === given.position);
    if (!line) throw new StaffError(`Quote ${number} has no line ${given.position}.`);
    const storeView = await viewOf(platform, quote);
    const named = given.sku ?? line.sku;
    const sellable = (await findSellable({ storeView }, db, [named])).get(named);
    if (!sellable?.isEnabled) throw new StaffError(`There is no product ${named}.`);
    const { sku } = sellable;
    if (given.price !== null && !isBoughtAsSuch(sellable.type))
      throw new StaffError(`${sku} has variants: name one with --sku.`);
    const quantity = given.quantity ?? line.quantity;
    if (given.price !== null && (quantity === null || !isQuoteQuantity(quantity)))
      throw new StaffError(`Line ${given.position} needs --quantity.`);
    const { productId } = sellable;
    const price = given.price === null ? null : toMinor(given.price, quote.currency);
    const name = sellable.parent?.name ?? sellable.name;
    await writePrice(db, line.id, { productId, sku, name, quantity, price });
    await recordStaffAction(
      platform,
      db,
      'quote-priced',
      { quote: number, by: hand.by },
      {
        before: {
          sku: line.sku,
          qty: line.quantity,
          price: line.price === null ? null : toMajor(line.price, quote.currency),
        },
        after: { sku, qty: quantity, price: given.price },
      },
    );
  });

export type Answer = {
  validUntil?: string | undefined;
  message?: string | null | undefined;
  shippingNote?: string | null | undefined;
};

/** Sends a quote with the prices of its lines. Lines without a price are not offered. */
export const answerQuote = (
  platform: Platform,
  number: string,
  response: Answer,
  hand: QuoteHand = {},
): Promise<Quote> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const quote = await lockForStaff(db, number, hand);
    assertMay(quote, 'answered', now);
    if (!quote.lines.some(({ price }) => price !== null)) throw new StaffError('Price a line first: quote price.');
    const days = (await readRule(db))?.validDays ?? 30;
    const validUntil = response.validUntil ?? shopDay(new Date(now.getTime() + days * DAY_MS));
    if (!isDay(validUntil) || validUntil < shopDay(now))
      throw new StaffError('The last day must be today or later, as YYYY-MM-DD.');
    await changeState(db, quote.id, {
      state: 'answered',
      by: 'staff',
      now,
      answer: {
        validUntil,
        message: response.message ?? null,
        shippingNote: response.shippingNote ?? null,
      },
    });
    const answered = await quoteForStaff(db, number);
    await recordStaffAction(
      platform,
      db,
      'quote-answered',
      { quote: number, by: hand.by },
      { before: { state: quote.state }, after: { state: 'answered', validUntil, message: response.message } },
    );
    await notifyAnswered(platform, db, answered, await viewOf(platform, quote));
    return answered;
  });

/**
 * Ends a quote with a reason. A requested quote becomes declined, an answered or accepted one becomes withdrawn.
 */
export const endQuote = (
  platform: Platform,
  number: string,
  { state, comment }: { state: 'declined' | 'withdrawn'; comment: string },
  hand: QuoteHand = {},
): Promise<void> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const quote = await lockForStaff(db, number, hand);
    assertMay(quote, state, now);
    if (state === 'declined' && quote.state !== 'requested')
      throw new StaffError(`Quote ${number} is answered: use quote withdraw.`);
    if (quote.state === 'accepted' && buyable(quote.lines).length === 0)
      throw new StaffError(`Quote ${number} is ordered.`);
    await changeState(db, quote.id, { state, by: 'staff', comment, now });
    await recordStaffAction(
      platform,
      db,
      `quote-${state}`,
      { quote: number, by: hand.by },
      { before: { state: quote.state }, after: { state, comment } },
    );
    await notifyEnded(platform, db, { quote, state, comment }, await viewOf(platform, quote));
  });
