import { recordStaffAction } from '#commerce/platform/security-log.ts';
import type { RequestPriceQuoteInput } from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { nineDigits } from '#commerce/platform/random.ts';
import { findCustomerNumbered } from './admin-store.ts';
import { checkedRequest } from './requested-lines.ts';
import { refusal } from './rules.ts';
import { insertQuote, readRule } from './store.ts';

/**
 * Starts a quote for a customer with a REST id, in the store view of the request. Staff price and send it like a
 * requested quote. Returns its number.
 */
export const beginQuote = async (
  context: CommerceContext,
  customerId: string,
  { note, lines }: Pick<RequestPriceQuoteInput, 'note' | 'lines'>,
  { name, isProgram }: { name: string; isProgram: boolean },
): Promise<string> => {
  const { storeView, currency, random, clock } = context;
  if (!(await readRule(context.db.kysely))) throw refusal('closed', storeView.language);
  const customer = await findCustomerNumbered(
    context.db.kysely,
    /^\d{1,10}$/.test(customerId) ? Number(customerId) : 0,
  );
  if (!customer || customer.websiteId !== storeView.websiteId)
    throw new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
      parameters: { fieldName: 'customerId', fieldValue: customerId.slice(0, 20) },
    });
  const asCustomer = { ...context, customer };
  const request: RequestPriceQuoteInput = {
    request_id: random.token(32),
    source: 'PRODUCT',
    note: note ?? null,
    lines,
  };
  const number = `Q${nineDigits(random)}`;
  await context.db.tx(async (db) => {
    const checked = await checkedRequest(asCustomer, db, request);
    const isNew = await insertQuote(
      db,
      {
        number,
        customerId: customer.id,
        requestId: request.request_id,
        storeViewId: storeView.id,
        currency,
        source: 'product',
        note: checked.note,
        by: 'staff',
        now: clock.now(),
      },
      checked.lines,
    );
    if (!isNew) throw new Error(`The number ${number} of a new quote is taken.`);
    await recordStaffAction(
      context,
      db,
      'quote-begun',
      { quote: number, by: isProgram ? name : undefined },
      { after: { lines: checked.lines.map(({ sku, quantity }) => ({ sku, qty: quantity })) } },
    );
  });
  return number;
};
