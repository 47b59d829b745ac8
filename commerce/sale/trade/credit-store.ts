import { sql, type RawBuilder } from 'kysely';
import type { Db, Nullable, Row } from '#commerce/platform/database/types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { CreditRecord, CreditRule, CreditTerms, DueOrder, Holder } from './types.ts';

export const replaceCreditRules = async (db: Db, rules: readonly CreditRule[]): Promise<void> => {
  await db.deleteFrom('credit_rule').execute();
  for (const { currency, amount, days } of rules)
    await db.insertInto('credit_rule').values({ currency, amount, days }).execute();
};

const ACCOUNT = ({ customerId, companyId }: Holder) =>
  companyId === null ? sql`a.customer_id = ${customerId}` : sql`a.company_id = ${companyId}`;

/** Locks the credit account of a holder until the transaction ends; creates it if needed. */
export const lockAccount = async (db: Db, { customerId, companyId }: Holder): Promise<number> => {
  await db
    .insertInto('credit_account')
    .values({ customer_id: companyId === null ? customerId : null, company_id: companyId })
    .onConflict((oc) => oc.doNothing())
    .execute();
  const { rows } = await sql<Row<'credit_account', 'id'>>`
    select a.id from credit_account a where ${ACCOUNT({ customerId, companyId })} for update`.execute(db);
  return rows[0]!.id;
};

type CreditTermsRow = Nullable<Row<'credit_limit', never, { ownAmount: 'amount'; ownDays: 'days' }>> &
  Nullable<Row<'credit_rule', never, { ruleAmount: 'amount'; ruleDays: 'days' }>> & {
    isLimited: boolean;
    tradeGroup: number;
  };

/** Selects terms from a limit of staff `own` and a rule of the file `r`; either may be missing. */
const TERMS = sql`own.amount as "ownAmount", own.days as "ownDays", r.amount as "ruleAmount", r.days as "ruleDays",
  (exists (select from credit_rule) or own.account_id is not null) as "isLimited", coalesce((select group_id from trade_rule), -1) as "tradeGroup"`;

/** Terms from the file and from staff; `isLimited` if either sets a limit. */
export const readTerms = async (db: Db, holder: Holder, currency: CurrencyCode): Promise<CreditTerms> => {
  const { rows } = await sql<CreditTermsRow>`
    select ${TERMS}
      from (select 1) one
      left join credit_rule r on r.currency = ${currency}
      left join (select l.* from credit_limit l join credit_account a on a.id = l.account_id
                  where ${ACCOUNT(holder)} and l.currency = ${currency}) own on true`.execute(db);
  return rows[0]!;
};

type DueOrderRow = Row<
  'order_due',
  'number' | 'due',
  { grandTotal: 'grand_total'; termsDays: 'terms_days'; purchaseOrderNumber: 'purchase_order_number' }
> &
  Pick<DueOrder, 'invoices'>;

/** Orders on account of a company, and earlier orders of its people. Two selects, one for each index. */
const ordersOfCompany = (companyId: unknown): RawBuilder<unknown> => sql`
  select * from order_due where company_id = ${companyId}
  union all select * from order_due where company_id is null and customer_id in (select customer_id from company_member where company_id = ${companyId})`;

/** Orders on account that are not paid, the oldest first. */
export const readDue = async (
  db: Db,
  { customerId, companyId }: Holder,
  currency: CurrencyCode,
): Promise<readonly DueOrder[]> => {
  const orders =
    companyId === null
      ? sql`select * from order_due where company_id is null and customer_id = ${customerId}`
      : ordersOfCompany(companyId);
  const { rows } = await sql<DueOrderRow>`
    select o.number, o.due::bigint as due, o.grand_total as "grandTotal", o.terms_days as "termsDays", o.purchase_order_number as "purchaseOrderNumber",
           coalesce((select jsonb_agg(jsonb_build_object('number', i.number, 'amount', i.grand_total, 'createdAt', i.created_at) order by i.created_at, i.number)
                       from order_invoice i where i.order_id = o.order_id), '[]') as invoices
      from (${orders}) o where o.currency = ${currency} and o.due > 0 order by o.placed_at`.execute(db);
  return rows.map((row) => ({
    ...row,
    invoices: row.invoices.map((invoice) => ({ ...invoice, createdAt: new Date(invoice.createdAt) })),
  }));
};

type CompanyCreditRow = CreditTermsRow & Row<'credit_rule', 'currency'> & { companyId: number; used: number };

/** Terms of companies and the amounts they owe, in each of the currencies. */
export const readCompanyCredits = async (
  db: Db,
  companyIds: readonly number[],
  currencies: readonly CurrencyCode[],
): Promise<readonly CompanyCreditRow[]> => {
  const { rows } = await sql<CompanyCreditRow>`
    select k.id as "companyId", m.currency, ${TERMS}, due.used
      from unnest(${companyIds}::int[]) k (id)
      cross join unnest(${currencies}::text[]) with ordinality m (currency, place)
      left join credit_rule r on r.currency = m.currency
      left join (credit_limit own join credit_account a on a.id = own.account_id) on a.company_id = k.id and own.currency = m.currency
      cross join lateral (select coalesce(sum(o.due), 0)::bigint as used from (${ordersOfCompany(sql`k.id`)}) o
                           where o.currency = m.currency and o.due > 0) due
     order by m.place`.execute(db);
  return rows;
};

export const writeLimit = async (
  db: Db,
  accountId: number,
  { currency, amount, days }: { currency: CurrencyCode; amount: number | null; days: number | null },
): Promise<void> => {
  await db
    .insertInto('credit_limit')
    .values({ account_id: accountId, currency, amount, days })
    .onConflict((oc) =>
      oc
        .columns(['account_id', 'currency'])
        .doUpdateSet((eb) => ({ amount: eb.ref('excluded.amount'), days: eb.ref('excluded.days') })),
    )
    .execute();
};

type HolderRow = Row<'customer_contact', never, { customerId: 'customer_id'; groupId: 'group_id' }> &
  Nullable<Row<'company_member', never, { companyId: 'company_id' }>> & { name: string };

/** Finds holders by email address or company number. */
export const findHolders = async (
  db: Db,
  given: string,
): Promise<readonly (Holder & { groupId: number; name: string })[]> => {
  const { rows } = await sql<HolderRow>`
    select c.customer_id as "customerId", m.company_id as "companyId", c.group_id as "groupId", c.firstname || ' ' || c.lastname as name
      from customer_contact c left join company_member m using (customer_id) where lower(c.email) = lower(${given})`.execute(
    db,
  );
  return rows;
};

type CreditRecordRow = Row<'order_due', 'currency', { order: 'number'; placedAt: 'placed_at' }> & {
  email: string;
  due: string;
  total: string;
  purchaseOrder: string;
  invoices: string;
};

/** Amounts due on account, by holder. */
export const readCreditRecords = async (db: Db): Promise<readonly CreditRecord[]> => {
  const { rows } = await sql<CreditRecordRow>`
    select o.number as "order", coalesce(c.email, '') as email, o.currency, major_amount(o.due, o.currency)::text as due,
           major_amount(o.grand_total, o.currency)::text as total, coalesce(o.purchase_order_number, '') as "purchaseOrder",
           o.placed_at as "placedAt", coalesce((select string_agg(i.number, ', ' order by i.number) from order_invoice i where i.order_id = o.order_id), '') as invoices
      from order_due o left join customer_contact c on c.customer_id = o.customer_id where o.due > 0 order by o.placed_at`.execute(
    db,
  );
  return rows;
};
