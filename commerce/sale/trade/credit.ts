import { toMajor } from '#contract/money.ts';
import { moneyFormat } from '#commerce/platform/money.ts';
import { memberOf } from '#commerce/people/company/service.ts';
import { currentCustomer } from '#commerce/people/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import { creditFrom, freeOf } from './credit-rules.ts';
import { lockAccount, readDue, readTerms } from './credit-store.ts';
import messages from './messages.json' with { type: 'json' };
import type { Credit, Holder } from './types.ts';

const say = translations(messages);

type CreditRequest = Holder & { groupId: number; currency: CurrencyCode; now: Date };

/** Credit status; null if unlimited. */
export const creditOf = async (db: Db, { groupId, currency, now, ...holder }: CreditRequest): Promise<Credit | null> =>
  creditFrom(await readTerms(db, holder, currency), await readDue(db, holder, currency), { currency, groupId, now });

/** Credit of the signed-in customer or of their company, in the currency of the request. */
export const ownCredit = async (context: CommerceContext): Promise<Credit | null> => {
  const { id, groupId } = await currentCustomer(context);
  const db = context.db.kysely;
  const companyId = (await memberOf(db, id))?.companyId ?? null;
  return creditOf(db, { customerId: id, companyId, groupId, currency: context.currency, now: context.clock.now() });
};

/** Error for an order above the free credit. */
const aboveCredit = (credit: Credit, amount: number, view: StoreView): InputError => {
  const money = moneyFormat(view.locale.replace('_', '-'), credit.currency);
  const words = { amount, free: freeOf(credit), limit: credit.limit };
  const values = Object.fromEntries(
    Object.entries(words).map(([name, minor]) => [name, money.format(toMajor(minor, credit.currency))]),
  );
  return new InputError(say(view.language)('credit.refused', values), { code: 'CREDIT_LIMIT' });
};

type Buyer = { customerId: number | null; companyId: number | null; groupId: number; currency: CurrencyCode };

/** Throws if an order on account exceeds the free credit. */
export const assertCredit = async (
  db: Db,
  { customerId, companyId, groupId, currency }: Buyer,
  { amount, now, view }: { amount: number; now: Date; view: StoreView },
): Promise<Credit | null> => {
  const holder = { customerId: customerId ?? 0, companyId };
  const credit = await creditOf(db, { ...holder, groupId, currency, now });
  if (credit && amount > freeOf(credit)) throw aboveCredit(credit, amount, view);
  return credit;
};

/**
 * Checks the credit in the transaction that places the order, with a lock: concurrent orders on the same credit wait,
 * so that they never exceed it together. Returns the days to pay; null if unlimited.
 */
export const claimCredit = async (
  db: Db,
  buyer: Buyer,
  order: { amount: number; now: Date; view: StoreView },
): Promise<number | null> => {
  if (buyer.customerId !== null) await lockAccount(db, { customerId: buyer.customerId, companyId: buyer.companyId });
  return (await assertCredit(db, buyer, order))?.days ?? null;
};
