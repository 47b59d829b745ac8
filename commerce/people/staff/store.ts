import { emailKey } from '#contract/email-key.ts';
import type { Role } from '#contract/staff-roles.ts';
import type { Staff } from '#commerce/platform/context.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';
import type { Account, Invitation } from './types.ts';

const ACCOUNT = [
  'id',
  'email',
  'name',
  'role',
  'created_at as createdAt',
  'signed_in_at as signedInAt',
  'closed_at as closedAt',
] as const;

export const readAccounts = (db: Db): Promise<readonly Account[]> =>
  db.selectFrom('staff_account').select(ACCOUNT).$narrowType<{ role: Role }>().orderBy('email_key').execute();

/** Locks an account until the transaction ends. */
export const lockAccount = (db: Db, id: number): Promise<Account | undefined> =>
  db
    .selectFrom('staff_account')
    .select(ACCOUNT)
    .$narrowType<{ role: Role }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export type Secrets = { id: number } & Row<
  'staff_account',
  never,
  { passwordHash: 'password_hash'; totpSecret: 'totp_secret' }
>;

/** Password hash and authenticator secret of an open account. */
export const findSecrets = (db: Db, email: string): Promise<Secrets | undefined> =>
  db
    .selectFrom('staff_account')
    .select(['id', 'password_hash as passwordHash', 'totp_secret as totpSecret'])
    .where('email_key', '=', emailKey(email))
    .where('closed_at', 'is', null)
    .executeTakeFirst();

export const findSecretsById = (db: Db, id: number): Promise<Secrets | undefined> =>
  db
    .selectFrom('staff_account')
    .select(['id', 'password_hash as passwordHash', 'totp_secret as totpSecret'])
    .where('id', '=', id)
    .executeTakeFirst();

/** Stores the time step of a code. Returns false if this code or a later one was already used. */
export const takeStep = async (db: Db, id: number, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('staff_account')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where('totp_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Replaces the authenticator secret. Codes of the previous secret are refused. */
export const replaceSecret = async (db: Db, id: number, totpSecret: string): Promise<void> => {
  await db.updateTable('staff_account').set({ totp_secret: totpSecret }).where('id', '=', id).execute();
};

export const markSignedIn = async (db: Db, id: number, at: Date): Promise<void> => {
  await db.updateTable('staff_account').set({ signed_in_at: at }).where('id', '=', id).execute();
};

type NewAccount = { email: string; name: string; role: Role; passwordHash: string; totpSecret: string; at: Date };

/** Inserts an account, or updates password, secret, name and role of the existing one. Returns its id. */
export const saveAccount = async (
  db: Db,
  { email, name, role, passwordHash, totpSecret, at }: NewAccount,
): Promise<number> => {
  const values = { email, name, role, password_hash: passwordHash, totp_secret: totpSecret };
  const { id } = await db
    .insertInto('staff_account')
    .values({ ...values, email_key: emailKey(email), created_at: at })
    .onConflict((oc) => oc.column('email_key').doUpdateSet({ ...values, totp_step: 0, closed_at: null }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

export const updateAccount = async (
  db: Db,
  id: number,
  { role, closedAt }: { role: Role; closedAt: Date | null },
): Promise<void> => {
  await db.updateTable('staff_account').set({ role, closed_at: closedAt }).where('id', '=', id).execute();
};

/** Locks the open accounts with a role, and counts them. */
export const lockRole = async (db: Db, role: Role): Promise<number> =>
  (
    await db
      .selectFrom('staff_account')
      .select('id')
      .where('role', '=', role)
      .where('closed_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
  ).length;

export const hasAccounts = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('staff_account').select('id').limit(1).executeTakeFirst()) !== undefined;

type NewSession = { hash: Uint8Array; accountId: number; at: Date; expiresAt: Date };

export const insertSession = async (db: Db, { hash, accountId, at, expiresAt }: NewSession): Promise<void> => {
  await db
    .insertInto('staff_session')
    .values({ hash, account_id: accountId, created_at: at, expires_at: expiresAt, proved_at: at })
    .execute();
};

export const findSession = (db: Db, hash: Uint8Array, now: Date): Promise<Staff | undefined> =>
  db
    .selectFrom('staff_session as s')
    .innerJoin('staff_account as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.email', 'a.name', 'a.role', 's.hash as session', 's.proved_at as provedAt'])
    .$narrowType<{ role: Role }>()
    .where('s.hash', '=', hash)
    .where('s.expires_at', '>', now)
    .where('a.closed_at', 'is', null)
    .executeTakeFirst();

export const markProved = async (db: Db, hash: Uint8Array, at: Date): Promise<void> => {
  await db.updateTable('staff_session').set({ proved_at: at }).where('hash', '=', hash).execute();
};

export const deleteSession = async (db: Db, hash: Uint8Array): Promise<void> => {
  await db.deleteFrom('staff_session').where('hash', '=', hash).execute();
};

export const deleteSessions = async (db: Db, accountId: number): Promise<void> => {
  await db.deleteFrom('staff_session').where('account_id', '=', accountId).execute();
};

type NewInvitation = Invitation & { hash: Uint8Array; at: Date; expiresAt: Date };

export const insertInvitation = async (
  db: Db,
  { hash, email, role, totpSecret, at, expiresAt }: NewInvitation,
): Promise<void> => {
  await db
    .insertInto('staff_invitation')
    .values({ hash, email, role, totp_secret: totpSecret, created_at: at, expires_at: expiresAt })
    .execute();
};

/** Locks an invitation until the transaction ends. Undefined if it is unknown or has expired. */
export const lockInvitation = (db: Db, hash: Uint8Array, now: Date): Promise<Invitation | undefined> =>
  db
    .selectFrom('staff_invitation')
    .select(['email', 'role', 'totp_secret as totpSecret'])
    .$narrowType<{ role: Role }>()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export const deleteInvitation = async (db: Db, hash: Uint8Array): Promise<void> => {
  await db.deleteFrom('staff_invitation').where('hash', '=', hash).execute();
};

/** Deletes the links for an email address. */
export const deleteInvitationsOf = async (db: Db, email: string): Promise<void> => {
  const links = await db.selectFrom('staff_invitation').select(['hash', 'email']).execute();
  for (const link of links)
    if (link.email !== null && emailKey(link.email) === emailKey(email)) await deleteInvitation(db, link.hash);
};

/** Deletes expired sessions and links. */
export const deleteExpired = async (db: Db, now: Date): Promise<{ sessions: number; invitations: number }> => {
  const sessions = await db.deleteFrom('staff_session').where('expires_at', '<=', now).executeTakeFirstOrThrow();
  const links = await db.deleteFrom('staff_invitation').where('expires_at', '<=', now).executeTakeFirstOrThrow();
  return { sessions: Number(sessions.numDeletedRows), invitations: Number(links.numDeletedRows) };
};
