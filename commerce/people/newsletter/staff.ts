import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { endSubscriptionsOf, listSubscribers } from './service.ts';

export const staff: StaffModule = {
  name: 'subscribers',
  what: 'newsletter subscribers and their consents',
  verbs: {
    ...recordVerbs({
      what: 'subscribers',
      read: listSubscribers,
      id: 'email',
      columns: ['email', 'status', 'storeView', 'language', 'consentSource', 'changedAt'],
    }),
    end: {
      args: ['<email>'],
      what: 'ends the subscriptions of an address, on request of its owner',
      run: async (platform, { args: [email = ''] }) => {
        const count = await endSubscriptionsOf(platform, email);
        if (count === 0) throw new StaffError(`No subscription exists for ${email}.`);
        return `${email} receives no newsletter any more.`;
      },
    },
  },
};
