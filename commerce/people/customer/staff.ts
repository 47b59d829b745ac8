import { isAccountGroup } from '#contract/customer-groups.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { updateGroup } from './store.ts';

export const staff: StaffModule = {
  name: 'customer',
  what: 'accounts of customers',
  verbs: {
    group: {
      args: ['<email>', '<group>'],
      what: 'puts an account into a customer group by its number, such as 2 for the trade; 1 is every new account’s',
      run: async (platform, { args: [email = '', group = ''] }) => {
        if (!/^[1-9]\d{0,3}$/.test(group)) throw new StaffError('A group is a number from 1 on.');
        if (!isAccountGroup(Number(group)))
          throw new StaffError(`There is no group ${group}: 1 is General, 2 Wholesale, 3 Retailer.`);
        if ((await updateGroup(platform.db.kysely, email, Number(group))) === 0)
          throw new StaffError(`There is no account ${email}.`);
        return `${email} is in group ${group}.`;
      },
    },
  },
};
