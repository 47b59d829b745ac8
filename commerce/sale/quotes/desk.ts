import { toMajor } from '#contract/money.ts';
import { findSellableById } from '#commerce/merchandise/catalog/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { changesOf, countChanges, type StaffChange } from '#commerce/platform/staff/changes-store.ts';
import { listQuotes, readCustomers } from './admin-store.ts';
import { quoteForStaff, viewOf } from './answering.ts';
import { subjectOfQuote } from './rules.ts';
import { readCoverage, readQuotesOf } from './store.ts';
import type { Quote, QuoteCustomer } from './types.ts';

/** A page of quotes by criteria with their customers, and how many there are, counted up to `mostCounted`. */
export const chosenQuotes = async (
  { db, clock }: Platform,
  criteria: SearchCriteria,
  mostCounted?: number,
): Promise<{ quotes: readonly Quote[]; customers: ReadonlyMap<number, QuoteCustomer>; total: number }> => {
  const { ids, total } = await listQuotes(db.kysely, criteria, { today: shopDay(clock.now()), mostCounted });
  const quotes = await readQuotesOf(db.kysely, ids);
  const customers = await readCustomers(
    db.kysely,
    quotes.map(({ customerId }) => customerId),
  );
  return { quotes, customers, total };
};

/** Changes of a quote by staff, newest first. */
export const quoteChanges = ({ db }: Platform, number: string): Promise<readonly StaffChange[]> =>
  changesOf(db.kysely, subjectOfQuote(number));

/** Number of changes by staff, for `If-Match`. */
export const quoteVersion = ({ db }: Platform, number: string): Promise<number> =>
  countChanges(db.kysely, subjectOfQuote(number));

/** A quote with its customer, and the list price, stock and coverage of the product of each line. */
export const quoteWithOffers = async (platform: Platform, number: string) => {
  const { kysely } = platform.db;
  const quote = await quoteForStaff(kysely, number);
  const customer = (await readCustomers(kysely, [quote.customerId])).get(quote.customerId);
  const shopper = { storeView: await viewOf(platform, quote), groupId: customer?.groupId };
  const ids = quote.lines.map(({ productId }) => productId);
  const found = await findSellableById(shopper, kysely, ids);
  const coverage = await readCoverage(kysely, ids);
  const products = quote.lines.map(({ productId }) => {
    const product = found.get(productId);
    const price = product?.isPriceHidden ? undefined : product?.prices[quote.currency]?.final;
    return {
      list_price: price === undefined ? null : toMajor(price, quote.currency),
      qty_available: Math.max(0, product?.available ?? 0),
      selling_unit: product?.sellingUnit ?? null,
      coverage_sq_ft: coverage.get(productId) ?? null,
    };
  });
  return { quote, customer, products };
};
