import { typedAmount } from '#contract/typed-amount.ts';
import { toMinor } from '#contract/money.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { companiesPage, companyNumbered } from '#commerce/people/company/service.ts';
import type { Company } from '#commerce/people/company/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { limitFrom } from '../credit-rules.ts';
import { lockAccount, readCompanyCredits, writeLimit } from '../credit-store.ts';

const currenciesOf = async (context: CommerceContext): Promise<readonly CurrencyCode[]> => [
  ...new Set((await listStoreViews(context)).flatMap((view) => view.availableCurrencies)),
];

const companyOf = async ({ db }: CommerceContext, number: string): Promise<Company> => {
  const company = await companyNumbered(db.kysely, number);
  if (!company) throw new NoSuchEntityError('There is no company %1.', { parameters: [number.slice(0, 20)] });
  return company;
};

/** A page of companies, with the credit of each by currency; none where it is unlimited. */
export const companiesWithCredit = async (context: CommerceContext, criteria: SearchCriteria) => {
  const { rows, total } = await companiesPage(context, criteria);
  const currencies = await currenciesOf(context);
  const credits = await readCompanyCredits(
    context.db.kysely,
    rows.map(({ id }) => id),
    currencies,
  );
  const companies = rows.map(({ groupId, ...company }) => ({
    ...company,
    currencies,
    credits: credits
      .filter(({ companyId }) => companyId === company.id)
      .flatMap(({ currency, used, ...terms }) => {
        const granted = limitFrom(terms, groupId);
        return granted ? [{ currency, used, ...granted }] : [];
      }),
  }));
  return { companies, total };
};

const MAX_AMOUNT = 999_999_999.99;
const MAX_DAYS = 365;

/** Sets the credit limit and the days to pay of a company; an empty value restores the setting of trade.yaml. */
export const limitCompany = async (
  context: CommerceContext,
  number: string,
  given: { currency: string | undefined; amount: string | undefined; days: number | undefined },
  by: string,
): Promise<void> => {
  const company = await companyOf(context, number);
  const currency = (await currenciesOf(context)).find((known) => known === given.currency);
  if (!currency) throw new InputError('Field currency is not valid.', { code: 'CREDIT_INVALID' });
  const amount = given.amount?.trim() ? typedAmount(given.amount, 'en') : null;
  const days = given.days ?? null;
  if (amount === undefined || (amount ?? 0) > MAX_AMOUNT || (days !== null && (days < 0 || days > MAX_DAYS)))
    throw new InputError('Field amount or days is not valid.', { code: 'CREDIT_INVALID' });
  await context.db.tx(async (db) => {
    const account = await lockAccount(db, { customerId: 0, companyId: company.id });
    await writeLimit(db, account, { currency, amount: amount === null ? null : toMinor(amount, currency), days });
    await recordStaffAction(
      context,
      db,
      'company-credit',
      { by },
      { subject: `company ${number}`, after: { currency, amount, days } },
    );
  });
};
