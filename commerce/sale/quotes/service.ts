import type { RequestPriceQuoteInput } from '#contract/generated/schema-types.ts';
import { QUOTE_NUMBER } from '#contract/quotes.ts';
import type { CommerceContext, Customer, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError } from '#commerce/platform/errors.ts';
import { nineDigits } from '#commerce/platform/random.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import { checkRequestId } from '#commerce/platform/request-id.ts';
import { checkedRequest } from './requested-lines.ts';
import { withProducts } from './quoted-products.ts';
import type { QuoteWithProducts } from './quoted-products.ts';
import { REQUEST_RATE, mayBecome, plainText, refusal, stateOn } from './rules.ts';
import {
  changeState,
  expireQuotes,
  findQuote,
  findRequest,
  insertQuote,
  isQuoteOf,
  readQuotes,
  readRule,
  replaceRule,
  readWaiting,
} from './store.ts';
import { notifyRequested, notifyDesk } from './notify.ts';
import type { Quote, QuoteRule, QuoteSource } from './types.ts';
import { HOUR_MS } from '#commerce/platform/durations.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';

export {
  acceptedPrices,
  buyerOfQuote,
  claimQuote,
  isWithdrawnSince,
  quotedLines,
  returnQuoted,
  spendQuoted,
} from './in-cart.ts';
export { atQuotedPrice, whyNoPrice } from './rules.ts';
export { pdfOfQuote as paperOfQuote } from './quote-pdf.ts';
export type { QuoteWithProducts } from './quoted-products.ts';

const signedIn = (context: CommerceContext): Customer => {
  context.noStore();
  if (!context.customer) throw new AuthorizationError("The current customer isn't authorized.");
  return context.customer;
};

/** True if the shop gives quotes. */
export const quotesAreGiven = async (platform: Platform): Promise<boolean> =>
  (await readRule(platform.db.kysely)) !== null;

const asOwn = async (context: CommerceContext, db: Db, found: Quote | undefined): Promise<Quote> => {
  const customer = signedIn(context);
  // Quotes of other customers are reported as unknown.
  if (!found || !(await isQuoteOf(db, found.id, customer.id))) throw refusal('unknown', context.storeView.language);
  return found;
};

const sees = async (context: CommerceContext, quote: Quote): Promise<QuoteWithProducts> =>
  (await withProducts(context.db.kysely, [quote], context.storeView))[0]!;

/** One of the signed-in customer's quotes. */
export const ownQuote = async (context: CommerceContext, number: string): Promise<QuoteWithProducts> => {
  signedIn(context);
  const found = QUOTE_NUMBER.test(number) ? await findQuote(context.db.kysely, number) : undefined;
  return sees(context, await asOwn(context, context.db.kysely, found));
};

/** All of the signed-in customer's quotes, the newest first. */
export const ownQuotes = async (context: CommerceContext): Promise<readonly QuoteWithProducts[]> => {
  const customer = signedIn(context);
  return withProducts(context.db.kysely, await readQuotes(context.db.kysely, customer.id), context.storeView);
};

/** Requests a quote, once per `request_id`; emails a confirmation, and notifies staff. */
export const requestQuote = async (
  context: CommerceContext,
  input: RequestPriceQuoteInput,
): Promise<QuoteWithProducts> => {
  const customer = signedIn(context);
  const { storeView, db, clock } = context;
  checkRequestId(input.request_id);
  context.rateLimit.checkIfEnabled('quote', String(customer.id), REQUEST_RATE);
  if (!(await quotesAreGiven(context))) throw refusal('closed', storeView.language);
  const number = await db.tx(async (tx) => {
    const known = await findRequest(tx, customer.id, input.request_id);
    if (known) return known;
    const { note, lines } = await checkedRequest(context, tx, input);
    const given = `Q${nineDigits(context.random)}`;
    const source = input.source.toLowerCase() as QuoteSource;
    const isNew = await insertQuote(
      tx,
      {
        number: given,
        customerId: customer.id,
        requestId: input.request_id,
        storeViewId: storeView.id,
        currency: storeView.currency,
        source,
        note,
        by: 'customer',
        now: clock.now(),
      },
      lines,
    );
    // The same asking in another process was there first.
    if (!isNew) return (await findRequest(tx, customer.id, input.request_id)) ?? given;
    const quote = await findQuote(tx, given);
    if (quote) {
      await notifyRequested(context, tx, quote, storeView);
      await notifyDesk(context, tx, quote, storeView);
    }
    return given;
  });
  return ownQuote(context, number);
};

const end = (
  context: CommerceContext,
  number: string,
  { state, comment }: { state: 'declined' | 'withdrawn'; comment: string | null },
): Promise<Quote> =>
  context.db.tx(async (db) => {
    signedIn(context);
    const found = QUOTE_NUMBER.test(number) ? await findQuote(db, number, true) : undefined;
    const quote = await asOwn(context, db, found);
    if (quote.state === state) return quote;
    const now = context.clock.now();
    const from = stateOn(quote, shopDay(now));
    const may = state === 'declined' ? from === 'answered' : from === 'requested' || from === 'answered';
    if (!may || !mayBecome(from, state)) throw refusal('state', context.storeView.language);
    await changeState(db, quote.id, { state, by: 'customer', comment, now });
    return quote;
  });

/** Declines an answered quote for the customer. */
export const declineQuote = async (
  context: CommerceContext,
  number: string,
  reason: string | null | undefined,
): Promise<QuoteWithProducts> => {
  await end(context, number, { state: 'declined', comment: plainText(reason)?.slice(0, 300) ?? null });
  return ownQuote(context, number);
};

/** The customer needs no quote any more. */
export const withdrawQuote = async (context: CommerceContext, number: string): Promise<QuoteWithProducts> => {
  await end(context, number, { state: 'withdrawn', comment: null });
  return ownQuote(context, number);
};

/** All stored quotes of a customer, for the export of personal data. */
export const exportOf = (platform: Platform, customer: Pick<Customer, 'id'>): Promise<readonly Quote[]> =>
  readQuotes(platform.db.kysely, customer.id);

/** Saves the rules of quotes.yaml in the importer's transaction. Null disables quotes. */
export const saveQuoteRule = (db: Db, rule: QuoteRule | null): Promise<void> => replaceRule(db, rule);

/** Starts the task that ends expired quotes. */
export const startQuotes = ({ clock, db, jobs }: Platform): void =>
  jobs.schedule({
    name: 'quotes past their last day',
    everyMs: HOUR_MS,
    run: async () => ({ quotes: await expireQuotes(db.kysely, shopDay(clock.now()), clock.now()) }),
  });

/** For staff: requested quotes. */
export const waitingQuotes = (platform: Platform): Promise<readonly WaitingItem[]> => readWaiting(platform.db.kysely);
