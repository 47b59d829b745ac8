import { emailKey } from '#contract/email-key.ts';
import type { Role } from '#contract/staff-roles.ts';
import { checkedEmail } from '#commerce/people/customer/rules.ts';
import { hashPassword } from '#commerce/people/customer/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { checkedName, checkStaffPassword, codeWrong, invitationExpiry, LINK_RATE, linkInvalid } from './rules.ts';
import { beginSession } from './session.ts';
import {
  deleteInvitation,
  deleteInvitationsOf,
  deleteSessions,
  hasAccounts,
  insertInvitation,
  lockAccount,
  lockInvitation,
  lockRole,
  readAccounts,
  replaceSecret,
  saveAccount,
  takeStep,
  updateAccount,
} from './store.ts';
import { newSecret, secretUri, stepOfCode } from './totp.ts';
import type { Account, Invitation } from './types.ts';

type Standing = Pick<Account, 'role' | 'closedAt'>;

/** Throws if a change would leave the shop without an owner; `owners` is the number of locked owner accounts. */
const assertOwnerStays = (owners: number, before: Standing | undefined, after: Standing): void => {
  const isOpenOwner = (standing: Standing | undefined): boolean => standing?.role === 'owner' && !standing.closedAt;
  if (owners === 1 && isOpenOwner(before) && !isOpenOwner(after))
    throw new InputError('The shop needs an owner: name another one before.', { code: 'LAST_OWNER' });
};

const newLink = (
  platform: Platform,
  { email, role }: { email: string | null; role: Role },
): { token: string; link: Parameters<typeof insertInvitation>[1] } => {
  const [token, at] = [platform.random.token(43), platform.clock.now()];
  const totpSecret = newSecret(platform.random);
  return { token, link: { hash: sha256(token), email, role, totpSecret, at, expiresAt: invitationExpiry(at) } };
};

const noSuchAccount = (): NoSuchEntityError => new NoSuchEntityError('There is no such account.');

const accountClosed = (): InputError => new InputError('This account is closed.', { code: 'ACCOUNT_CLOSED' });

type Actor = Platform & Partial<Pick<CommerceContext, 'staff'>>;

type Invited = {
  email: string;
  role: Role;
  /** Allows the link of a closed account, which opens it again. */ isReopened?: boolean;
};

/**
 * Creates an invitation link and returns its token. For an existing account the link sets a new password and
 * authenticator. Earlier links for the same address no longer work.
 */
export const invite = async (platform: Actor, given: Invited): Promise<string> => {
  const email = checkedEmail(given.email);
  const { token, link } = newLink(platform, { email, role: given.role });
  await platform.db.tx(async (db) => {
    const account = (await readAccounts(db)).find((one) => emailKey(one.email) === emailKey(email));
    if (account?.closedAt && !given.isReopened) throw accountClosed();
    await deleteInvitationsOf(db, email);
    await insertInvitation(db, link);
    await recordStaffAction(
      platform,
      db,
      'staff-invited',
      {},
      { subject: 'staff', after: { email, role: given.role } },
    );
  });
  return token;
};

/** Token of an invitation link for the owner's account. Undefined if an account exists. */
export const firstInvitation = async (platform: Platform): Promise<string | undefined> => {
  if (await hasAccounts(platform.db.kysely)) return undefined;
  const { token, link } = newLink(platform, { email: null, role: 'owner' });
  await platform.db.tx((db) => insertInvitation(db, link));
  return token;
};

/** Finds a valid invitation. The one for the first account is valid only until an account exists. */
const openInvitation = async (
  context: CommerceContext,
  db: Parameters<typeof lockInvitation>[0],
  token: string,
): Promise<Invitation> => {
  const invitation = await lockInvitation(db, sha256(token), context.clock.now());
  if (!invitation || (invitation.email === null && (await hasAccounts(db)))) throw linkInvalid();
  return invitation;
};

/** The invitation of a link, with the secret for the authenticator app. */
export const readInvitation = async (
  context: CommerceContext,
  token: string,
): Promise<Invitation & { uri: string }> => {
  context.noStore();
  context.rateLimit.check('staff-link', context.ip, LINK_RATE);
  const invitation = await context.db.tx((db) => openInvitation(context, db, token));
  const { shopName } = context.settings;
  return { ...invitation, uri: secretUri(invitation.totpSecret, shopName, invitation.email ?? shopName) };
};

type Acceptance = { token: string; email: string; name: string; password: string; code: string };

/** Creates the account of an invitation and signs in. The link can be used once. */
export const acceptInvitation = async (context: CommerceContext, given: Acceptance): Promise<void> => {
  context.noStore();
  context.rateLimit.check('staff-link', context.ip, LINK_RATE);
  const name = checkedName(given.name);
  const passwordHash = await hashPassword(given.password.slice(0, 256));
  await context.db.tx(async (db) => {
    const { role, totpSecret, ...invitation } = await openInvitation(context, db, given.token);
    const email = invitation.email ?? checkedEmail(given.email);
    checkStaffPassword(given.password, email);
    const at = context.clock.now();
    const step = stepOfCode(totpSecret, given.code, at);
    if (step === undefined) throw codeWrong();
    const owners = await lockRole(db, 'owner');
    const before = (await readAccounts(db)).find((account) => emailKey(account.email) === emailKey(email));
    assertOwnerStays(owners, before, { role, closedAt: null });
    const id = await saveAccount(db, { email, name, role, passwordHash, totpSecret, at });
    await takeStep(db, id, step);
    await deleteInvitation(db, sha256(given.token));
    await deleteSessions(db, id);
    await beginSession(context, db, id);
    await recordStaffAction(
      { ...context, staff: undefined },
      db,
      'staff-joined',
      { account: id },
      { by: email, after: { email, name, role } },
    );
  });
};

/**
 * Ends the sessions of an account and its authenticator, for example of a lost phone, and returns the token of a link
 * that sets a new authenticator and password. Nobody can sign in to the account until then. The role stays.
 */
export const resetAuthenticator = async (platform: Actor, id: number): Promise<string> => {
  if (platform.staff?.id === id)
    throw new InputError('Invite your own address to replace your own authenticator.', { code: 'OWN_ACCOUNT' });
  return platform.db.tx(async (db) => {
    const account = await lockAccount(db, id);
    if (!account) throw noSuchAccount();
    if (account.closedAt) throw accountClosed();
    const { token, link } = newLink(platform, account);
    await replaceSecret(db, id, newSecret(platform.random));
    await deleteSessions(db, id);
    await deleteInvitationsOf(db, account.email);
    await insertInvitation(db, link);
    await recordStaffAction(platform, db, 'authenticator-reset', { account: id }, { after: { account: id } });
    return token;
  });
};

export const listAccounts = ({ db }: Platform): Promise<readonly Account[]> => readAccounts(db.kysely);

export type AccountChange = { role?: Role | undefined; isClosed?: boolean | undefined };

/** Changes the role of an account, or closes or opens it; ends its sessions and links. The last owner cannot be changed. */
export const changeAccount = (platform: Actor, id: number, { role, isClosed }: AccountChange): Promise<void> =>
  platform.db.tx(async (db) => {
    const owners = await lockRole(db, 'owner');
    const before = await lockAccount(db, id);
    if (!before) throw noSuchAccount();
    const now = platform.clock.now();
    const closedAt = isClosed === undefined ? before.closedAt : isClosed ? (before.closedAt ?? now) : null;
    const after = { role: role ?? before.role, closedAt };
    assertOwnerStays(owners, before, after);
    if (after.role === before.role && after.closedAt === before.closedAt) return;
    await updateAccount(db, id, after);
    await deleteSessions(db, id);
    await deleteInvitationsOf(db, before.email);
    await recordStaffAction(
      platform,
      db,
      'staff-changed',
      { account: id },
      {
        before: { role: before.role, isClosed: before.closedAt !== null },
        after: { role: after.role, isClosed: after.closedAt !== null },
      },
    );
  });

/** Ends the sessions of an account, for example after the loss of a phone. */
export const endSessions = (platform: Actor, id: number): Promise<void> =>
  platform.db.tx(async (db) => {
    if (!(await lockAccount(db, id))) throw noSuchAccount();
    await deleteSessions(db, id);
    await recordStaffAction(platform, db, 'staff-signed-out', { account: id }, { after: { account: id } });
  });

/** The account with an email address. */
export const accountOf = async (platform: Platform, email: string): Promise<Account | undefined> =>
  (await listAccounts(platform)).find((account) => emailKey(account.email) === emailKey(email));
