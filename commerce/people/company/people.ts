import { GENERAL_GROUP } from '#contract/customer-groups.ts';
import { typedEmail } from '#contract/typed-text.ts';
import { email as emailRule, firstProblem, required } from '#contract/validation.ts';
import { emailKey } from '#contract/email-key.ts';
import {
  currentCustomer,
  findAccount,
  findCustomer,
  putIntoGroup,
  viewFor,
} from '#commerce/people/customer/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { invitationMail, roleMail } from './company-mail.ts';
import {
  assertAdministers,
  checkedRole,
  companyRefusal,
  invitationExpiry,
  INVITE_RATE,
  MAX_INVITATIONS,
} from './rules.ts';
import {
  countAdministrators,
  deleteInvitation,
  deleteMember,
  findColleagues,
  findCompany,
  findInvitations,
  findMember,
  saveInvitation,
  updateMember,
} from './store.ts';
import type { Colleague, Company, Member } from './types.ts';

type RoleAndLimit = { roleId: string; limit: number | null | undefined };
type Desk = { db: Db; company: Company; member: Member; people: readonly Colleague[]; views: readonly StoreView[] };

/** Runs an administrator's change in a transaction that locks the company. */
const administer = async <T>(
  context: CommerceContext,
  run: (desk: Desk) => Promise<T>,
  mayAlso: (member: Member) => boolean = () => false,
): Promise<T> => {
  const caller = await currentCustomer(context);
  const { language } = context.storeView;
  // Read before the transaction, because PGlite has one connection.
  const views = await listStoreViews(context);
  return context.db.tx(async (db) => {
    const before = await findMember(db, caller.id);
    const company = before && (await findCompany(db, before.companyId, true));
    // Read again under the lock: another administrator may have changed the role.
    const member = await findMember(db, caller.id);
    if (!company || !member) throw companyRefusal('none', language);
    if (!mayAlso(member)) assertAdministers(member, language);
    return run({ db, company, member, views, people: await findColleagues(db, company.id) });
  });
};

/** Invites a member by email; a new invitation to the same address voids the previous link. */
export const inviteMember = async (
  context: CommerceContext,
  given: RoleAndLimit & { email: string },
): Promise<void> => {
  const { storeView: view, settings, random, clock, rateLimit } = context;
  await administer(context, async ({ db, company, people, views }) => {
    const change = checkedRole(given, view);
    const email = typedEmail(given.email);
    if (firstProblem(email, [required, emailRule])) throw companyRefusal('email', view.language);
    if (people.some((one) => emailKey(one.email) === emailKey(email))) throw companyRefusal('member', view.language);
    if ((await findInvitations(db, company.id, clock.now())).length >= MAX_INVITATIONS)
      throw companyRefusal('many', view.language);
    rateLimit.checkIfEnabled('company-invitation', String(company.id), INVITE_RATE);
    const token = random.token(43);
    const invitation = {
      ...change,
      email,
      companyId: company.id,
      number: random.token(16),
      expiresAt: invitationExpiry(clock.now()),
    };
    await saveInvitation(db, { ...invitation, hash: sha256(token) });
    const caller = people.find(({ customerId }) => customerId === context.customer?.id);
    const name = caller ? `${caller.firstname} ${caller.lastname}` : company.name;
    // In the language of the receiver's account, if there is one.
    const account = await findAccount(db, view.websiteId, email);
    const theirs = account ? viewFor(views, account.storeViewId) : view;
    await context.mail.enqueue(db, invitationMail({ company, invitation, name, token }, theirs, settings));
  });
  logSecurityEvent(context, 'company-changed', { action: 'invited', role: given.roleId });
};

export const cancelInvitation = async (context: CommerceContext, number: string): Promise<void> => {
  await administer(context, async ({ db, company }) => {
    if (!(await deleteInvitation(db, company.id, number)))
      throw companyRefusal('invitation', context.storeView.language);
  });
  logSecurityEvent(context, 'company-changed', { action: 'invitation-cancelled' });
};

const notify = async (
  context: CommerceContext,
  { db, company, views }: Desk,
  what: 'changed' | 'removed',
  person: Pick<Colleague, 'customerId' | 'role'>,
): Promise<void> => {
  const account = await findCustomer(db, person.customerId);
  if (!account) return;
  const view = viewFor(views, account.storeViewId);
  const about = { company, email: account.email, role: person.role };
  await context.mail.enqueue(db, roleMail(what, about, view, context.settings));
};

const personOf = (context: CommerceContext, { people }: Desk, number: number | undefined): Colleague => {
  const person = people.find((one) => one.number === number);
  if (!person) throw companyRefusal('user', context.storeView.language);
  return person;
};

/** Without an administrator only staff could help the company. */
const requireAdministrator = async (context: CommerceContext, { db, company }: Desk): Promise<void> => {
  if ((await countAdministrators(db, company.id)) === 0) throw companyRefusal('last', context.storeView.language);
};

/** Changes a member's role or limit, effective from the member's next request. */
export const changeMember = async (
  context: CommerceContext,
  number: number | undefined,
  given: RoleAndLimit,
): Promise<void> => {
  await administer(context, async (desk) => {
    const person = personOf(context, desk, number);
    const change = checkedRole(given, context.storeView);
    await updateMember(desk.db, person.customerId, change);
    await requireAdministrator(context, desk);
    if (change.role !== person.role) await notify(context, desk, 'changed', { ...person, role: change.role });
  });
  logSecurityEvent(context, 'company-changed', { action: 'changed', role: given.roleId });
};

/** Removes a member at once; every member may leave. The member's account and orders remain. */
export const removeMember = async (context: CommerceContext, number: number | undefined): Promise<void> => {
  await administer(
    context,
    async (desk) => {
      const person = personOf(context, desk, number);
      if (person.customerId !== desk.member.customerId) assertAdministers(desk.member, context.storeView.language);
      await deleteMember(desk.db, person.customerId);
      await requireAdministrator(context, desk);
      await putIntoGroup(desk.db, person.customerId, GENERAL_GROUP);
      await notify(context, desk, 'removed', person);
    },
    () => true,
  );
  logSecurityEvent(context, 'company-changed', { action: 'removed' });
};
