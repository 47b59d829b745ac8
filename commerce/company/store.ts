import { sql } from 'kysely';
import { emailKey } from '#contract/email-key.ts';
import type { CompanyRoleCode } from '#contract/company.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { Colleague, Company, CompanyRecord, Invitation, Member } from './types.ts';

const MEMBER = sql`m.customer_id as "customerId", m.company_id as "companyId", m.role, m.order_limit as "orderLimit"`;
const COMPANY = sql`id, number, name, group_id as "groupId", store_view_id as "storeViewId"`;

export const findMember = async (db: Db, customerId: number): Promise<Member | undefined> =>
  (await sql<Member>`select ${MEMBER} from company_user m where m.customer_id = ${customerId}`.execute(db)).rows[0];

/** Locked, it keeps everybody else from changing its people until the transaction ends. */
export const findCompany = async (db: Db, id: number, isLocked = false): Promise<Company | undefined> =>
  (
    await sql<Company>`select ${COMPANY} from company where id = ${id} ${isLocked ? sql`for update` : sql``}`.execute(
      db,
    )
  ).rows[0];

export const findCompanyNumbered = async (db: Db, number: string): Promise<Company | undefined> =>
  (await sql<Company>`select ${COMPANY} from company where number = ${number}`.execute(db)).rows[0];

/** Its people, administrators first. */
export const findColleagues = async (db: Db, companyId: number): Promise<readonly Colleague[]> => {
  const { rows } = await sql<Colleague>`
    select ${MEMBER}, c.number, c.firstname, c.lastname, c.email
      from company_user m join customer_contact c using (customer_id)
     where m.company_id = ${companyId} order by m.role <> 'administrator', c.lastname, c.firstname, m.customer_id`.execute(
    db,
  );
  return rows;
};

export const insertCompany = async (db: Db, company: Omit<Company, 'id'> & { createdAt: Date }): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into company (number, name, group_id, store_view_id, created_at)
    values (${company.number}, ${company.name}, ${company.groupId}, ${company.storeViewId}, ${company.createdAt})
    returning id`.execute(db);
  return rows[0]!.id;
};

/** False for somebody who is in a company already. */
export const insertMember = async (db: Db, member: Member & { at: Date }): Promise<boolean> => {
  const { rows } = await sql`
    insert into company_user (customer_id, company_id, role, order_limit, joined_at)
    values (${member.customerId}, ${member.companyId}, ${member.role}, ${member.orderLimit}, ${member.at})
    on conflict do nothing returning customer_id`.execute(db);
  return rows.length > 0;
};

export const updateMember = async (
  db: Db,
  customerId: number,
  { role, orderLimit }: Pick<Member, 'role' | 'orderLimit'>,
): Promise<void> => {
  await sql`update company_user set role = ${role}, order_limit = ${orderLimit} where customer_id = ${customerId}`.execute(
    db,
  );
};

export const deleteMember = async (db: Db, customerId: number): Promise<void> => {
  await sql`delete from company_user where customer_id = ${customerId}`.execute(db);
};

const INVITATION = sql`number, company_id as "companyId", email, role, order_limit as "orderLimit", expires_at as "expiresAt"`;

type NewInvitation = Invitation & { hash: Uint8Array };

/** In place of the one before to that address, whose link is void. */
export const saveInvitation = async (db: Db, given: NewInvitation): Promise<void> => {
  await sql`
    insert into company_invitation (number, company_id, email, email_key, role, order_limit, token_hash, expires_at)
    values (${given.number}, ${given.companyId}, ${given.email}, ${emailKey(given.email)}, ${given.role}, ${given.orderLimit}, ${given.hash}, ${given.expiresAt})
    on conflict (company_id, email_key) do update set number = excluded.number, email = excluded.email, role = excluded.role,
      order_limit = excluded.order_limit, token_hash = excluded.token_hash, expires_at = excluded.expires_at`.execute(
    db,
  );
};

export const findInvitations = async (db: Db, companyId: number, now: Date): Promise<readonly Invitation[]> => {
  const { rows } = await sql<Invitation>`
    select ${INVITATION} from company_invitation where company_id = ${companyId} and expires_at > ${now} order by id`.execute(
    db,
  );
  return rows;
};

/** Takes an invitation, which is good once; undefined when it is unknown, used or over. */
export const takeInvitation = async (
  db: Db,
  { hash, email, now }: { hash: Uint8Array; email: string; now: Date },
): Promise<Invitation | undefined> => {
  const { rows } = await sql<Invitation>`
    delete from company_invitation where token_hash = ${hash} and email_key = ${emailKey(email)} and expires_at > ${now}
    returning ${INVITATION}`.execute(db);
  return rows[0];
};

/** The company and address of an invitation that is good. */
export const findInvited = async (
  db: Db,
  hash: Uint8Array,
  now: Date,
): Promise<{ name: string; email: string } | undefined> =>
  (
    await sql<{ name: string; email: string }>`
    select c.name, i.email from company_invitation i join company c on c.id = i.company_id
     where i.token_hash = ${hash} and i.expires_at > ${now}`.execute(db)
  ).rows[0];

/** Invitations to an address that are good, soonest over first. */
export const findReceived = async (
  db: Db,
  email: string,
  now: Date,
): Promise<readonly { company: string; expiresAt: Date }[]> => {
  const { rows } = await sql<{ company: string; expiresAt: Date }>`
    select c.name as company, i.expires_at as "expiresAt" from company_invitation i join company c on c.id = i.company_id
     where i.email_key = ${emailKey(email)} and i.expires_at > ${now} order by i.expires_at, i.id`.execute(db);
  return rows;
};

export const deleteInvitation = async (db: Db, companyId: number, number: string): Promise<boolean> => {
  const { rows } = await sql`
    delete from company_invitation where company_id = ${companyId} and number = ${number} returning id`.execute(db);
  return rows.length > 0;
};

/** Invitations are somebody's address: they go when they are over. */
export const deleteOldInvitations = async (db: Db, now: Date): Promise<number> =>
  (await sql`delete from company_invitation where expires_at <= ${now} returning id`.execute(db)).rows.length;

export const countAdministrators = async (db: Db, companyId: number): Promise<number> => {
  const role: CompanyRoleCode = 'administrator';
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from company_user where company_id = ${companyId} and role = ${role}`.execute(db);
  return rows[0]?.count ?? 0;
};

export const readRecords = async (db: Db): Promise<readonly CompanyRecord[]> => {
  const { rows } = await sql<CompanyRecord>`
    select k.number, k.name, count(m.customer_id)::int as people, k.created_at as "createdAt",
           coalesce(string_agg(c.email, ', ' order by c.email) filter (where m.role = 'administrator'), '') as administrators
      from company k left join company_user m on m.company_id = k.id left join customer_contact c using (customer_id)
     group by k.id order by k.id desc`.execute(db);
  return rows;
};

export const findCustomerByEmail = async (db: Db, email: string): Promise<readonly { id: number }[]> =>
  (
    await sql<{
      id: number;
    }>`select customer_id as id from customer_contact where lower(email) = ${emailKey(email)}`.execute(db)
  ).rows;
