import type { Caller } from '#commerce/merchandise/integration/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { buyerOfQuote, claimQuote } from '#commerce/sale/quotes/service.ts';
import { subjectOfQuote } from '#commerce/sale/quotes/rules.ts';
import { channelOfCaller, nameOfCaller } from './by-staff.ts';
import { findBuyer, findCartOfQuote } from './staff-store.ts';
import { insertCart, writeQuoted } from './store.ts';

/**
 * Accepts a sent quote for its customer into a cart of staff, which is paid by a link, on terms or at the counter. The
 * open cart of the quote is used again. Returns the number of the cart.
 */
export const cartOfQuote = async (context: CommerceContext, number: string, caller: Caller): Promise<number> => {
  const { db, random, clock } = context;
  const quote = await buyerOfQuote(db.kysely, number);
  const customer = quote && (await findBuyer(db.kysely, quote.customerId));
  const storeView = (await listStoreViews(context)).find(({ id }) => id === quote?.storeViewId);
  if (!quote || !customer || !storeView)
    throw new NoSuchEntityError("The entity that was requested doesn't exist. Verify the entity and try again.");
  const { currency } = quote;
  return db.tx(async (tx) => {
    const lines = await claimQuote({ ...context, customer, storeView }, tx, { number, currency, by: 'staff' });
    const open = await findCartOfQuote(
      tx,
      lines.map(({ lineId }) => lineId),
    );
    if (open !== undefined) return open;
    const cart = await insertCart(tx, {
      maskedId: random.token(32),
      storeViewId: storeView.id,
      currency,
      customerId: customer.id,
      email: customer.email,
      madeBy: nameOfCaller(caller),
      madeIn: channelOfCaller(caller),
      createdAt: clock.now(),
    });
    if (!cart) throw new Error('The number of a new cart is taken.');
    await writeQuoted(tx, cart.id, lines);
    await recordStaffAction(
      context,
      tx,
      'quote-accepted',
      { quote: number, by: caller.staff ? undefined : caller.name },
      {
        subject: subjectOfQuote(number),
        before: { state: quote.state },
        after: { state: 'accepted' },
      },
    );
    return cart.number;
  });
};
