import { administers, COMPANY_ROLES, type CompanyRoleCode } from '#contract/company.ts';
import { toMajor } from '#contract/money.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { CurrencyCode, Language, StoreView } from '#commerce/platform/store-view-types.ts';
import { say } from './rules.ts';
import type { Colleague, Invitation, Member } from './types.ts';

export const roleOnWire = (role: CompanyRoleCode, language: Language) => ({
  id: role,
  name: say(language)(`company.role_name.${role}`),
});

export const rolesOnWire = (language: Language) => ({
  items: COMPANY_ROLES.map((role) => roleOnWire(role, language)),
  total_count: COMPANY_ROLES.length,
});

export const limitOnWire = (limit: number | null, currency: CurrencyCode): number | null =>
  limit === null ? null : toMajor(limit, currency);

/** Encodes a customer number as the id that clients use. */
export const userId = (number: number): string => Buffer.from(String(number)).toString('base64');
export const numberOfUser = (id: string): number | undefined => {
  const number = Buffer.from(id, 'base64').toString();
  return /^\d{1,15}$/.test(number) ? Number(number) : undefined;
};

/** Administrators see all members; others see the administrators and themselves. */
export const usersOnWire = (
  people: readonly Colleague[],
  caller: Member,
  { language, currency }: Pick<StoreView, 'language' | 'currency'>,
) => {
  const items = people
    .filter((one) => administers(caller.role) || administers(one.role) || one.customerId === caller.customerId)
    .map((one) => ({
      id: userId(one.number),
      firstname: one.firstname,
      lastname: one.lastname,
      email: one.email,
      role: roleOnWire(one.role, language),
      order_limit: limitOnWire(one.orderLimit, currency),
      is_you: one.customerId === caller.customerId,
    }));
  return { items, total_count: items.length };
};

export const invitationOnWire = (
  { number, email, role, orderLimit, expiresAt }: Invitation,
  { language, currency }: Pick<StoreView, 'language' | 'currency'>,
) => ({
  id: number,
  email,
  role: roleOnWire(role, language),
  order_limit: limitOnWire(orderLimit, currency),
  expires_at: timestamp(expiresAt),
});
