import { isRole, ROLE_NAMES } from '#contract/staff-roles.ts';
import { CommerceError } from '#commerce/platform/errors.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { accountOf, changeAccount, invite, listAccounts } from './accounts.ts';
import { counterLink } from './link.ts';
import { LINK_DAYS } from './rules.ts';

const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? 'never';

const withStaffErrors = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof CommerceError ? new StaffError(error.message, { cause: error }) : error;
  }
};

export const staff: StaffModule = {
  name: 'counter',
  what: 'accounts of the people who use the back office',
  verbs: {
    invite: {
      args: ['<email>', '<role>'],
      recordsItself: true,
      what: `prints a link that makes an account, or sets a new password and authenticator; roles: ${ROLE_NAMES.join(', ')}`,
      run: async (platform, { args: [email = '', role = ''] }) => {
        if (!isRole(role)) throw new StaffError(`There is no role ${role}: choose ${ROLE_NAMES.join(', ')}.`);
        const closedAt = (await accountOf(platform, email))?.closedAt;
        const token = await withStaffErrors(invite(platform, { email, role, isReopened: true }));
        return `${closedAt ? 'The account is closed; the link opens it again.\n' : ''}This link works once, for ${LINK_DAYS} days:\n${counterLink(platform.settings, token)}`;
      },
    },
    list: {
      what: 'lists the accounts with their roles',
      run: async (platform) =>
        (await listAccounts(platform))
          .map(
            ({ email, name, role, signedInAt, closedAt }) =>
              `${email} (${name}): ${role}; signed in ${day(signedInAt)}${closedAt ? `, closed ${day(closedAt)}` : ''}`,
          )
          .join('\n') || 'There is none: `counter invite <email> owner` makes the first one.',
    },
    close: {
      args: ['<email>'],
      recordsItself: true,
      what: 'closes an account and ends its sessions; `invite` opens it again',
      run: async (platform, { args: [email = ''] }) => {
        const account = await accountOf(platform, email);
        if (!account) throw new StaffError(`There is no account ${email}.`);
        await withStaffErrors(changeAccount(platform, account.id, { isClosed: true }));
        return `${account.email} is closed.`;
      },
    },
  },
};
