import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { CompanyRoleCode } from '#contract/company.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Colleague, Company, CompanyRecord, Invitation, Member } from './types.ts';

const MEMBER = [
  'm.customer_id as customerId',
  'm.company_id as companyId',
  'm.role',
  'm.order_limit as orderLimit',
] as const;
const COMPANY = ['id', 'number', 'name', 'group_id as groupId', 'store_view_id as storeViewId'] as const;

export const findMember = async (db: Db, customerId: number): Promise<Member | undefined> =>
  db.selectFrom('company_user as m').select(MEMBER).where('m.customer_id', '=', customerId).executeTakeFirst();

/** With `isLocked` the company is locked until the transaction ends. */
export const findCompany = async (db: Db, id: number, isLocked = false): Promise<Company | undefined> =>
  db
    .selectFrom('company')
    .select(COMPANY)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();

export const findCompanyNumbered = async (db: Db, number: string): Promise<Company | undefined> =>
  db.selectFrom('company').select(COMPANY).where('number', '=', number).executeTakeFirst();

/** Members of a company, administrators first. */
export const findColleagues = async (db: Db, companyId: number): Promise<readonly Colleague[]> => {
  return db
    .selectFrom('company_user as m')
    .innerJoin('customer_contact as c', 'c.customer_id', 'm.customer_id')
    .select([...MEMBER, 'c.number', 'c.firstname', 'c.lastname', 'c.email'])
    .where('m.company_id', '=', companyId)
    .orderBy((eb) => eb('m.role', '!=', 'administrator'))
    .orderBy('c.lastname')
    .orderBy('c.firstname')
    .orderBy('m.customer_id')
    .execute();
};

export const insertCompany = async (db: Db, company: Omit<Company, 'id'> & { createdAt: Date }): Promise<number> => {
  const row = await db
    .insertInto('company')
    .values({
      number: company.number,
      name: company.name,
      group_id: company.groupId,
      store_view_id: company.storeViewId,
      created_at: company.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Returns false if the customer is in a company already. */
export const insertMember = async (db: Db, member: Member & { at: Date }): Promise<boolean> => {
  const rows = await db
    .insertInto('company_user')
    .values({
      customer_id: member.customerId,
      company_id: member.companyId,
      role: member.role,
      order_limit: member.orderLimit,
      joined_at: member.at,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('customer_id')
    .execute();
  return rows.length > 0;
};

export const updateMember = async (
  db: Db,
  customerId: number,
  { role, orderLimit }: Pick<Member, 'role' | 'orderLimit'>,
): Promise<void> => {
  await db
    .updateTable('company_user')
    .set({ role, order_limit: orderLimit })
    .where('customer_id', '=', customerId)
    .execute();
};

export const deleteMember = async (db: Db, customerId: number): Promise<void> => {
  await db.deleteFrom('company_user').where('customer_id', '=', customerId).execute();
};

const INVITATION = [
  'number',
  'company_id as companyId',
  'email',
  'role',
  'order_limit as orderLimit',
  'expires_at as expiresAt',
] as const;

type NewInvitation = Invitation & { hash: Uint8Array };

/** Stores an invitation, replacing the previous one to the same address. */
export const saveInvitation = async (db: Db, given: NewInvitation): Promise<void> => {
  await db
    .insertInto('company_invitation')
    .values({
      number: given.number,
      company_id: given.companyId,
      email: given.email,
      email_key: emailKey(given.email),
      role: given.role,
      order_limit: given.orderLimit,
      token_hash: given.hash,
      expires_at: given.expiresAt,
    })
    .onConflict((oc) =>
      oc.columns(['company_id', 'email_key']).doUpdateSet((eb) => ({
        number: eb.ref('excluded.number'),
        email: eb.ref('excluded.email'),
        role: eb.ref('excluded.role'),
        order_limit: eb.ref('excluded.order_limit'),
        token_hash: eb.ref('excluded.token_hash'),
        expires_at: eb.ref('excluded.expires_at'),
      })),
    )
    .execute();
};

export const findInvitations = async (db: Db, companyId: number, now: Date): Promise<readonly Invitation[]> => {
  return db
    .selectFrom('company_invitation')
    .select(INVITATION)
    .where('company_id', '=', companyId)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();
};

/** Takes an invitation, which works once; undefined if it is unknown, used or expired. */
export const takeInvitation = async (
  db: Db,
  { hash, email, now }: { hash: Uint8Array; email: string; now: Date },
): Promise<Invitation | undefined> => {
  return db
    .deleteFrom('company_invitation')
    .where('token_hash', '=', hash)
    .where('email_key', '=', emailKey(email))
    .where('expires_at', '>', now)
    .returning(INVITATION)
    .executeTakeFirst();
};

/** Company and address of a valid invitation. */
export const findInvited = async (
  db: Db,
  hash: Uint8Array,
  now: Date,
): Promise<{ name: string; email: string } | undefined> =>
  db
    .selectFrom('company_invitation as i')
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .select(['c.name', 'i.email'])
    .where('i.token_hash', '=', hash)
    .where('i.expires_at', '>', now)
    .executeTakeFirst();

/** Valid invitations to an address, the first to expire first. */
export const findReceived = async (
  db: Db,
  email: string,
  now: Date,
): Promise<readonly { company: string; expiresAt: Date }[]> => {
  return db
    .selectFrom('company_invitation as i')
    .innerJoin('company as c', 'c.id', 'i.company_id')
    .select(['c.name as company', 'i.expires_at as expiresAt'])
    .where('i.email_key', '=', emailKey(email))
    .where('i.expires_at', '>', now)
    .orderBy('i.expires_at')
    .orderBy('i.id')
    .execute();
};

export const deleteInvitation = async (db: Db, companyId: number, number: string): Promise<boolean> => {
  const rows = await db
    .deleteFrom('company_invitation')
    .where('company_id', '=', companyId)
    .where('number', '=', number)
    .returning('id')
    .execute();
  return rows.length > 0;
};

/** Deletes expired invitations, because they hold email addresses. */
export const deleteOldInvitations = async (db: Db, now: Date): Promise<number> =>
  (await db.deleteFrom('company_invitation').where('expires_at', '<=', now).returning('id').execute()).length;

export const countAdministrators = async (db: Db, companyId: number): Promise<number> => {
  const role: CompanyRoleCode = 'administrator';
  const { count } = await db
    .selectFrom('company_user')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('role', '=', role)
    .executeTakeFirstOrThrow();
  return count;
};

type CompanyRecordRow = Row<'company', 'number' | 'name', { createdAt: 'created_at' }> & {
  people: number;
  administrators: string;
};

export const readRecords = async (db: Db): Promise<readonly CompanyRecord[]> => {
  const { rows } = await sql<CompanyRecordRow>`
    select k.number, k.name, count(m.customer_id)::int as people, k.created_at as "createdAt",
           coalesce(string_agg(c.email, ', ' order by c.email) filter (where m.role = 'administrator'), '') as administrators
      from company k left join company_user m on m.company_id = k.id left join customer_contact c using (customer_id)
     group by k.id order by k.id desc`.execute(db);
  return rows;
};

export const findCustomerByEmail = async (db: Db, email: string): Promise<readonly { id: number }[]> =>
  await db
    .selectFrom('customer_contact')
    .select('customer_id as id')
    .where(sql<boolean>`lower(email) = ${emailKey(email)}`)
    .execute();
