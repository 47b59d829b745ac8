import { COMPANY_INVITATION } from '#contract/company.ts';
import { emailKey } from '#contract/email-key.ts';
import { currentCustomer, putIntoGroup } from '#commerce/people/customer/service.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import type { SearchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import { nineDigits } from '#commerce/platform/random.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { listCompanies } from './admin/admin-store.ts';
import { companyRefusal } from './rules.ts';
import {
  deleteOldInvitations,
  findColleagues,
  findCompany,
  findCompanyNumbered,
  findInvitations,
  findInvited,
  findMember,
  findReceived,
  insertCompany,
  insertMember,
  takeInvitation,
} from './store.ts';
import type { Colleague, Company, Invitation, Member, OwnCompany } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

export { assertOrdersAlone, companyRefusal } from './rules.ts';
export { changeMember, cancelInvitation, inviteMember, removeMember } from './people.ts';

/** A customer's membership, read at each request so that changes take effect at once. */
export const memberOf = async (db: Db, customerId: number | null): Promise<Member | undefined> =>
  customerId === null ? undefined : findMember(db, customerId);

/** The caller's company and membership; undefined without a company. Throws for guests. */
export const ownCompany = async (context: CommerceContext): Promise<OwnCompany | undefined> => {
  const { id } = await currentCustomer(context);
  const member = await findMember(context.db.kysely, id);
  const company = member && (await findCompany(context.db.kysely, member.companyId));
  return company && member ? { company, member } : undefined;
};

export const peopleOf = (db: Db, companyId: number): Promise<readonly Colleague[]> => findColleagues(db, companyId);

/** A company's open invitations. */
export const invitationsOf = ({ db, clock }: Platform, companyId: number): Promise<readonly Invitation[]> =>
  findInvitations(db.kysely, companyId, clock.now());

/** For staff: a page of companies. */
export const companiesPage = ({ db }: Pick<Platform, 'db'>, criteria: SearchCriteria) =>
  listCompanies(db.kysely, criteria);

/** The company with a number. */
export const companyNumbered = (db: Db, number: string): Promise<Company | undefined> =>
  findCompanyNumbered(db, number);

/** Creates a company with the customer as administrator; undefined if the customer is in a company already. */
export const foundCompany = async (
  platform: Platform,
  db: Db,
  given: { name: string; customerId: number; groupId: number; storeViewId: number },
): Promise<number | undefined> => {
  if (await findMember(db, given.customerId)) return undefined;
  const { name, groupId, storeViewId, customerId } = given;
  const at = platform.clock.now();
  const companyId = await insertCompany(db, {
    number: `C${nineDigits(platform.random)}`,
    name,
    groupId,
    storeViewId,
    createdAt: at,
  });
  await insertMember(db, { customerId, companyId, role: 'administrator', orderLimit: null, at });
  return companyId;
};

/** The invitation of a link, for the signed-in customer; null if it is not valid. */
export const invitationOf = async (
  context: CommerceContext,
  token: string,
): Promise<{ company: string; isForCaller: boolean } | null> => {
  const { email } = await currentCustomer(context);
  const found = COMPANY_INVITATION.test(token)
    ? await findInvited(context.db.kysely, sha256(token), context.clock.now())
    : undefined;
  return found ? { company: found.name, isForCaller: emailKey(found.email) === emailKey(email) } : null;
};

/** Invitations to the caller's address; none until the caller has confirmed the address. */
export const receivedInvitations = async (context: CommerceContext) => {
  const { email, confirmedAt } = await currentCustomer(context);
  return confirmedAt ? findReceived(context.db.kysely, email, context.clock.now()) : [];
};

/** Adds the signed-in customer to a company. The link works once, for the address it was sent to. */
export const acceptInvitation = async (context: CommerceContext, token: string): Promise<void> => {
  const customer = await currentCustomer(context);
  const { language } = context.storeView;
  const invited = await invitationOf(context, token);
  if (!invited) {
    logSecurityEvent(context, 'link-refused', { code: 'COMPANY_INVITATION' });
    throw companyRefusal('invitation', language);
  }
  if (!invited.isForCaller) throw companyRefusal('address', language);
  const now = context.clock.now();
  await context.db.tx(async (db) => {
    const taken = await takeInvitation(db, { hash: sha256(token), email: customer.email, now });
    // Another request has used the invitation meanwhile.
    if (!taken) throw companyRefusal('invitation', language);
    const company = await findCompany(db, taken.companyId);
    const { companyId, role, orderLimit } = taken;
    if (!company || !(await insertMember(db, { customerId: customer.id, companyId, role, orderLimit, at: now })))
      throw companyRefusal('other', language);
    await putIntoGroup(db, customer.id, company.groupId);
  });
  logSecurityEvent(context, 'company-changed', { action: 'joined' });
};

/** Starts the clean-up of expired invitations. */
export const startCompanies = ({ clock, db, jobs }: Platform): void =>
  jobs.schedule({
    name: 'invitations that are over',
    everyMs: DAY_MS,
    run: async () => ({ invitations: await deleteOldInvitations(db.kysely, clock.now()) }),
  });
