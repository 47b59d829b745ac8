import { COMPANY_ROLES, isCompanyRole } from '#contract/company.ts';
import { putIntoGroup } from '#commerce/people/customer/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import { foundCompany } from './service.ts';
import {
  findCompanyNumbered,
  findCustomerByEmail,
  findMember,
  insertMember,
  readRecords,
  updateMember,
} from './store.ts';

const accountOf = async (platform: Platform, email: string): Promise<number> => {
  const [account, other] = await findCustomerByEmail(platform.db.kysely, email);
  if (!account) throw new StaffError(`There is no account ${email}.`);
  if (other) throw new StaffError(`Several websites have an account ${email}.`);
  return account.id;
};

export const staff: StaffModule = {
  name: 'company',
  what: 'companies whose members order together; an approved application creates one',
  verbs: {
    ...recordVerbs({
      what: 'companies',
      read: (platform) => readRecords(platform.db.kysely),
      id: 'number',
      columns: ['number', 'name', 'people', 'administrators', 'createdAt'],
    }),
    create: {
      args: ['<email>', '<group>', '<name>'],
      what: 'makes a company of an account, its administrator, in a customer group such as 2',
      run: async (platform, { args: [email = '', group = '', name = ''] }) => {
        if (!/^[2-9]\d{0,3}$|^1\d{1,3}$/.test(group))
          throw new StaffError('A group of the trade is a number from 2 on.');
        if (!name.trim()) throw new StaffError('A company has a name.');
        const customerId = await accountOf(platform, email);
        const storeViewId = (await listStoreViews(platform))[0]?.id ?? 1;
        const groupId = Number(group);
        const id = await platform.db.tx(async (db) => {
          const made = await foundCompany(platform, db, { name: name.trim(), customerId, groupId, storeViewId });
          if (made !== undefined) await putIntoGroup(db, customerId, groupId);
          return made;
        });
        if (id === undefined) throw new StaffError(`${email} is in a company already.`);
        return `${name.trim()} is made; ${email} is its administrator.`;
      },
    },
    person: {
      args: ['<number>', '<email>', '<role>'],
      what: `puts an account into a company, or changes its role there: ${COMPANY_ROLES.join(', ')}`,
      run: async (platform, { args: [number = '', email = '', role = ''] }) => {
        if (!isCompanyRole(role)) throw new StaffError(`A role is one of ${COMPANY_ROLES.join(', ')}.`);
        const customerId = await accountOf(platform, email);
        await platform.db.tx(async (db) => {
          const company = await findCompanyNumbered(db, number);
          if (!company) throw new StaffError(`There is no company ${number}.`);
          const member = await findMember(db, customerId);
          if (member && member.companyId !== company.id) throw new StaffError(`${email} is in another company.`);
          if (member) await updateMember(db, customerId, { role, orderLimit: null });
          else
            await insertMember(db, {
              customerId,
              companyId: company.id,
              role,
              orderLimit: null,
              at: platform.clock.now(),
            });
          await putIntoGroup(db, customerId, company.groupId);
        });
        return `${email} is ${role} of company ${number}.`;
      },
    },
  },
};
