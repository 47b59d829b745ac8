import { QUOTE_NUMBER } from '#contract/quotes.ts';
import type { Choice } from '#commerce/merchandise/catalog/composition-types.ts';
import { findSellableById } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { clearOrdered, findWithdrawal, markOrdered, readAccepted, readPrices } from './price-store.ts';
import { buyable, isOver, mayBecome, refusal, stateInCart } from './rules.ts';
import { changeState, findQuote, isQuoteOf, readRule } from './store.ts';
import type { LineQuote, QuoteActor, QuotedPrice } from './types.ts';

type Item = { productId: number; quantity: number; quoteLineId?: number | null };

/** Quotes of the items in a customer's cart, by quote line. */
export const quotedLines = async (
  db: Db,
  { customerId, currency, now }: { customerId: number | null; currency: CurrencyCode; now: Date },
  items: readonly Item[],
): Promise<ReadonlyMap<number, LineQuote>> => {
  const ids = items.flatMap(({ quoteLineId }) => quoteLineId ?? []);
  if (customerId === null || ids.length === 0) return new Map();
  const today = shopDay(now);
  const prices = await readPrices(db, customerId, ids);
  const isDiscounted = (await readRule(db))?.isDiscounted ?? false;
  return new Map(
    prices.flatMap((price) => {
      const item = items.find(({ quoteLineId }) => quoteLineId === price.lineId);
      if (!item) return [];
      const state = stateInCart(price, item, { currency, today });
      return [[price.lineId, { ...price, state, isDiscounted }] as const];
    }),
  );
};

/** Accepted prices without an order, with the configurable products of variants. */
export const acceptedPrices = async (
  { db, clock }: Platform,
  storeView: StoreView,
  customerId: number,
): Promise<readonly (QuotedPrice & { parentId: number | null })[]> => {
  const prices = await readAccepted(db.kysely, customerId, shopDay(clock.now()));
  const found = await findSellableById(
    { storeView },
    db.kysely,
    prices.map(({ productId }) => productId),
  );
  return prices.map((price) => ({ ...price, parentId: found.get(price.productId)?.parent?.productId ?? null }));
};

export type Claimed = { lineId: number; productId: number; choice: Choice | null; quantity: number };

/**
 * Accepts a quote for the caller, or by staff for its customer. Returns its lines, which the same transaction adds to the
 * cart. A repeated call returns the lines not ordered yet and writes nothing.
 */
export const claimQuote = async (
  context: CommerceContext,
  db: Db,
  { number, currency, by = 'customer' }: { number: string; currency: CurrencyCode; by?: QuoteActor },
): Promise<readonly Claimed[]> => {
  const { language } = context.storeView;
  const quote = QUOTE_NUMBER.test(number) ? await findQuote(db, number, true) : undefined;
  const isOwn = quote && context.customer && (await isQuoteOf(db, quote.id, context.customer.id));
  if (!quote || !isOwn) throw refusal('unknown', language);
  const now = context.clock.now();
  if (quote.state === 'expired' || isOver(quote, shopDay(now))) throw refusal('ended', language);
  if (quote.state !== 'accepted' && !mayBecome(quote.state, 'accepted')) throw refusal('state', language);
  const lines = buyable(quote.lines);
  if (lines.length === 0) throw refusal('ordered', language);
  if (quote.currency !== currency) throw refusal('currency', language, { currency: quote.currency });
  const products = await findSellableById(
    { storeView: context.storeView, groupId: context.customer?.groupId },
    db,
    lines.map(({ productId }) => productId),
  );
  const forTrade = [...products.values()].find(({ hiddenPrice }) => hiddenPrice === 'TRADE');
  if (forTrade) throw refusal('trade', language, { sku: forTrade.sku });
  if (quote.state !== 'accepted') await changeState(db, quote.id, { state: 'accepted', by, now });
  return lines.map(({ id, productId, choice = null, quantity }) => ({ lineId: id, productId, choice, quantity }));
};

/** Customer, store view and currency of a quote; undefined if there is none. */
export const buyerOfQuote = async (db: Db, number: string) =>
  QUOTE_NUMBER.test(number) ? findQuote(db, number) : undefined;

/** Spends the prices an order was made at, in its transaction; false when one of them is no longer to be had. */
export const spendQuoted = async (
  db: Db,
  orderNumber: string,
  lines: readonly { quote?: LineQuote | null }[],
  now: Date,
): Promise<boolean> => {
  const lineIds = lines.flatMap(({ quote }) => (quote?.state === 'quoted' ? [quote.lineId] : []));
  return (
    lineIds.length === 0 || (await markOrdered(db, { orderNumber, lineIds, today: shopDay(now) })) === lineIds.length
  );
};

/** True if a quote of these lines was withdrawn since a time. */
export const isWithdrawnSince = async (db: Db, lineIds: readonly number[], since: Date): Promise<boolean> =>
  (await findWithdrawal(db, lineIds, since)) !== undefined;

/** Makes quoted prices of a cancelled order available again if their quotes are still valid. */
export const returnQuoted = (db: Db, orderNumber: string): Promise<void> => clearOrdered(db, orderNumber);
