import { typedAmount } from '#contract/typed-amount.ts';
import { minorText, toMinor } from '#contract/money.ts';
import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffCall, type StaffModule } from '#commerce/platform/staff/types.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { creditOf } from './credit.ts';
import { freeOf } from './credit-rules.ts';
import { findHolders, lockAccount, readCreditRecords, writeLimit } from './credit-store.ts';

/** The currency of a call: without one, the default store view's. */
const currencyOf = async (platform: Platform, { options: { currency } }: StaffCall): Promise<CurrencyCode> => {
  const views = await listStoreViews(platform);
  const currencies = [...new Set(views.flatMap((view) => view.availableCurrencies))];
  const chosen = currency ?? views.find(({ isDefault }) => isDefault)?.currency ?? '';
  if (!currencies.includes(chosen)) throw new StaffError(`--currency is ${currencies.join(' or ')}.`);
  return chosen;
};

const holderOf = async (platform: Platform, { args: [email = ''] }: StaffCall) => {
  const [holder, other] = await findHolders(platform.db.kysely, email);
  if (!holder) throw new StaffError(`There is no account ${email}.`);
  if (other) throw new StaffError(`Several websites have an account ${email}.`);
  return holder;
};

const MAX_AMOUNT = 999_999_999.99;

const amountOf = (given: string | undefined): number | null => {
  if (given === undefined) return null;
  const amount = typedAmount(given, 'en');
  if (amount === undefined || amount > MAX_AMOUNT) throw new StaffError('--amount must be an amount such as 75000.');
  return amount;
};

const number = (name: string, given: string | undefined, form: RegExp): number | null => {
  if (given === undefined) return null;
  if (!form.test(given)) throw new StaffError(`--${name} is not a number that is taken.`);
  return Number(given);
};

const OPTIONS = { currency: 'such as CAD; by default the currency of the default store view' };

export const creditStaff: StaffModule = {
  name: 'credit',
  what: 'buying on account: limits, and what is owed; money that came in is written down by `order paid`',
  verbs: {
    ...recordVerbs({
      what: 'orders that are owed',
      read: (platform) => readCreditRecords(platform.db.kysely),
      id: 'order',
      columns: ['order', 'placedAt', 'email', 'purchaseOrder', 'due', 'total', 'currency', 'invoices'],
    }),
    of: {
      args: ['<email>'],
      what: 'credit of an account, or of its company',
      options: OPTIONS,
      run: async (platform, call) => {
        const currency = await currencyOf(platform, call);
        const { name: _name, ...holder } = await holderOf(platform, call);
        const credit = await creditOf(platform.db.kysely, { ...holder, currency, now: platform.clock.now() });
        if (!credit) return 'Nothing is limited: trade.yaml says nothing of credit.';
        const lines = [
          `limit ${minorText(credit.limit, currency)}, owed ${minorText(credit.used, currency)}, free ${minorText(freeOf(credit), currency)} ${currency}, ${credit.days} days`,
          ...credit.invoices.map(
            ({ number: invoice, due, dueOn, isOverdue }) =>
              `${invoice}  ${minorText(due, currency)}  due ${dueOn}${isOverdue ? '  OVERDUE' : ''}`,
          ),
        ];
        return lines.join('\n');
      },
    },
    limit: {
      args: ['<email>'],
      what: 'sets the limit and days to pay of an account, or of its company, instead of those of trade.yaml; without an option the file applies again',
      options: {
        ...OPTIONS,
        amount: 'such as 75000; 0: no orders on account',
        days: 'from the invoice to its last day, such as 45',
      },
      run: async (platform, call) => {
        const currency = await currencyOf(platform, call);
        const holder = await holderOf(platform, call);
        const amount = amountOf(call.options['amount']);
        const days = number('days', call.options['days'], /^(?:[12]?\d?\d|3[0-5]\d|36[0-5])$/);
        await platform.db.tx(async (db) => {
          const account = await lockAccount(db, holder);
          await writeLimit(db, account, { currency, amount: amount === null ? null : toMinor(amount, currency), days });
        });
        const limits = [
          amount === null ? 'the limit of trade.yaml' : `${minorText(toMinor(amount, currency), currency)} ${currency}`,
        ];
        return `${holder.name}${holder.companyId === null ? '' : ' (the whole company)'}: ${limits.join()}, ${days === null ? 'the days of trade.yaml' : `${days} days`}.`;
      },
    },
  },
};
