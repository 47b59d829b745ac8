import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { accountWithId, createForStaff } from '#commerce/people/customer/service.ts';
import type { CustomerRow } from '#commerce/people/customer/types.ts';
import type { RequestPriceQuoteInput } from '#contract/generated/schema-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { nineDigits } from '#commerce/platform/random.ts';
import { checkedRequest } from './requested-lines.ts';
import { refusal } from './rules.ts';
import { insertQuote, readRule } from './store.ts';

/** The customer of a quote: an account by its id in REST, or a new person. */
export type QuoteFor = { id: string } | { firstname: string; lastname: string; email: string };

const accountOf = (context: CommerceContext, to: QuoteFor, by: string): Promise<CustomerRow> =>
  'id' in to ? accountWithId(context, to.id) : createForStaff(context, to, by);

/**
 * Begins a quote for a customer in the store view of the request; a new customer gets an account and a link to set a
 * password. The lines are priced and sent like those of a requested quote. Returns its number.
 */
export const beginQuote = async (
  context: CommerceContext,
  to: QuoteFor,
  { note, lines }: Pick<RequestPriceQuoteInput, 'note' | 'lines'>,
  { name, isProgram }: { name: string; isProgram: boolean },
): Promise<string> => {
  const { storeView, currency, random, clock } = context;
  if (!(await readRule(context.db.kysely))) throw refusal('closed', storeView.language);
  const { id, number: customerNumber, groupId, email } = await accountOf(context, to, name);
  const asCustomer = { ...context, customer: { id, number: customerNumber, groupId, email } };
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
        customerId: id,
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
