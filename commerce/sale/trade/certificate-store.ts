import { sql } from 'kysely';
import type { Db, Nullable, Row } from '#commerce/platform/database/types.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import type { CertificateRequest, CertificateRecord, TaxCertificate } from './types.ts';

const COLUMNS = [
  't.id',
  't.customer_id as customerId',
  't.store_view_id as storeViewId',
  't.number',
  't.country_id as countryId',
  't.region_code as regionCode',
  't.valid_until as validUntil',
  't.state',
  't.reason',
] as const;

/** Moves a customer's certificates to their company. */
export const giveToCompany = async (db: Db, customerId: number, companyId: number): Promise<void> => {
  await db
    .updateTable('tax_certificate')
    .set({ company_id: companyId })
    .where('customer_id', '=', customerId)
    .execute();
};

/** The certificates of a customer's company, or else their own; the newest first. */
export const readCertificates = async (
  db: Db,
  customerId: number,
  companyId: number | null,
): Promise<readonly TaxCertificate[]> => {
  const certificates = db.selectFrom('tax_certificate as t').select(COLUMNS).orderBy('t.id', 'desc');
  return companyId === null
    ? certificates.where('t.customer_id', '=', customerId).where('t.company_id', 'is', null).execute()
    : certificates.where('t.company_id', '=', companyId).execute();
};

export const findCertificate = async (db: Db, id: number): Promise<TaxCertificate | undefined> =>
  await db.selectFrom('tax_certificate as t').select(COLUMNS).where('t.id', '=', id).executeTakeFirst();

/** The new certificate's id; undefined if the customer has an undecided one for this place. */
export const insertCertificate = async (
  db: Db,
  { number, countryId, regionCode, validUntil }: CertificateRequest,
  given: { customerId: number; companyId: number | null; storeViewId: number; now: Date },
): Promise<number | undefined> => {
  const { rows } = await sql<Row<'tax_certificate', 'id'>>`
    insert into tax_certificate (customer_id, company_id, store_view_id, number, country_id, region_code, valid_until, sent_at)
    values (${given.customerId}, ${given.companyId}, ${given.storeViewId}, ${number}, ${countryId}, ${regionCode}, ${validUntil}::date, ${given.now})
    on conflict (customer_id, country_id, region_code) where state = 'pending' do nothing returning id`.execute(db);
  return rows[0]?.id;
};

/** False when it may not become so: only a pending one is approved; an approved one may still be declined. */
export const decideCertificate = async (
  db: Db,
  id: number,
  given: { state: 'approved' | 'declined'; reason: string | null; now: Date },
): Promise<boolean> => {
  const rows = await db
    .updateTable('tax_certificate')
    .set({ state: given.state, reason: given.reason, decided_at: given.now })
    .where('id', '=', id)
    .where(sql<boolean>`(state = 'pending' or (state = 'approved' and ${given.state} = 'declined'))`)
    .returning('id')
    .execute();
  return rows.length > 0;
};

type CertificateRecordRow = Row<
  'tax_certificate',
  'id' | 'state' | 'number' | 'reason',
  {
    countryId: 'country_id';
    regionCode: 'region_code';
    validUntil: 'valid_until';
    sentAt: 'sent_at';
    decidedAt: 'decided_at';
  }
> &
  Nullable<Row<'customer_contact', 'email'>> & { name: string | null; files: string };

/** Certificates without a decision first, oldest first among them. */
export const readCertificateRecords = async (db: Db): Promise<readonly CertificateRecord[]> => {
  const { rows } = await sql<CertificateRecordRow>`
    select t.id, t.state, t.number, t.country_id as "countryId", t.region_code as "regionCode", t.valid_until as "validUntil",
           c.firstname || ' ' || c.lastname as name, c.email, t.reason, t.sent_at as "sentAt", t.decided_at as "decidedAt",
           coalesce((select string_agg(d.name, ', ' order by d.id) from trade_document d where d.certificate_id = t.id), '') as files
      from tax_certificate t left join customer_contact c on c.customer_id = t.customer_id
     order by t.state <> 'pending', case when t.state = 'pending' then t.id else -t.id end`.execute(db);
  return rows;
};

/** Deletes certificates that expired `years` ago, and unapproved ones of deleted accounts. */
export const deleteOldCertificates = async (db: Db, now: Date, years: number): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from tax_certificate where valid_until < (${now}::timestamptz - make_interval(years => ${years}))::date
       or (customer_id is null and state <> 'approved')`.execute(db);
  return Number(numAffectedRows ?? 0);
};

export const readWaitingCertificates = (db: Db): Promise<readonly WaitingItem[]> =>
  db
    .selectFrom('tax_certificate')
    .select(['number as title', sql<string>`country_id || ' ' || region_code`.as('detail'), 'sent_at as at'])
    .where('state', '=', 'pending')
    .orderBy('sent_at')
    .orderBy('number')
    .limit(MOST_WAITING)
    .execute();
