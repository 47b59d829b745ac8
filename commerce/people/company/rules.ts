import {
  administers,
  hasLimit,
  INVITATION_DAYS,
  isCompanyRole,
  MAX_ORDER_LIMIT,
  orders,
  ordersAlone,
} from '#contract/company.ts';
import { toMinor } from '#contract/money.ts';
import { AuthorizationError, type CommerceError, InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { translations } from '#commerce/platform/messages.ts';
import type { Language, StoreView } from '#commerce/platform/store-view-types.ts';
import messages from './messages.json' with { type: 'json' };
import type { Member } from './types.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

export const say = translations(messages);

/** Invitation emails per company. */
export const INVITE_RATE = { limit: 30, perSeconds: 3600 };
export const MAX_INVITATIONS = 50;

export const invitationExpiry = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS);

const CODES = {
  none: 'COMPANY_NONE',
  role: 'COMPANY_ROLE',
  user: 'COMPANY_USER',
  last: 'COMPANY_LAST_ADMINISTRATOR',
  email: 'COMPANY_EMAIL',
  limit: 'COMPANY_LIMIT',
  member: 'COMPANY_MEMBER',
  many: 'COMPANY_INVITATIONS',
  invitation: 'COMPANY_INVITATION',
  address: 'COMPANY_INVITATION_ADDRESS',
  other: 'COMPANY_OTHER',
  viewer: 'COMPANY_VIEWER',
  approval: 'APPROVAL_REQUIRED',
} as const;

export type CompanyProblem = keyof typeof CODES;

/** A refusal in the shopper's language, with its code. */
export const companyRefusal = (why: CompanyProblem, language: Language): CommerceError => {
  const message = say(language)(`company.refused.${why}`);
  const options = { code: CODES[why] };
  if (why === 'role' || why === 'none') return new AuthorizationError(message, options);
  return why === 'user' || why === 'invitation'
    ? new NoSuchEntityError(message, options)
    : new InputError(message, options);
};

/** Validates a role and a limit, given in major units with at most two decimals. Throws for an invalid one. */
export const checkedRole = (
  { roleId, limit }: { roleId: string; limit: number | null | undefined },
  { language, currency }: Pick<StoreView, 'language' | 'currency'>,
): Pick<Member, 'role' | 'orderLimit'> => {
  if (!isCompanyRole(roleId)) throw companyRefusal('role', language);
  if (limit === null || limit === undefined) return { role: roleId, orderLimit: null };
  if (!hasLimit(roleId) || !Number.isFinite(limit) || limit < 0 || limit > MAX_ORDER_LIMIT)
    throw companyRefusal('limit', language);
  return { role: roleId, orderLimit: toMinor(limit, currency) };
};

export const assertAdministers = (member: Member, language: Language): void => {
  if (!administers(member.role)) throw companyRefusal('role', language);
};

/** Throws if a member needs approval for an order of this amount. */
export const assertOrdersAlone = (member: Member | undefined, amount: number, language: Language): void => {
  if (!member) return;
  if (!orders(member.role)) throw companyRefusal('viewer', language);
  if (!ordersAlone(member.role, member.orderLimit, amount)) throw companyRefusal('approval', language);
};
