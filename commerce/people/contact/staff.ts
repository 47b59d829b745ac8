import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { listMessages, setMessageState } from './service.ts';
import { MESSAGE_STATES } from './types.ts';

export const staff: StaffModule = {
  name: 'messages',
  what: 'messages and questions to the shop',
  verbs: {
    ...recordVerbs({
      what: 'messages',
      read: listMessages,
      id: 'id',
      columns: ['id', 'sentAt', 'state', 'topic', 'sku', 'name', 'email', 'comment'],
    }),
    mark: {
      args: ['<id>', '<state>'],
      what: `sets its state: ${MESSAGE_STATES.join(', ')}`,
      run: async (platform, { args: [id = '', given] }) => {
        const state = MESSAGE_STATES.find((known) => known === given);
        if (!state) throw new StaffError(`A state is one of ${MESSAGE_STATES.join(', ')}.`);
        const none = (): StaffError => new StaffError(`There is no message ${id}.`);
        if (!/^\d{1,9}$/.test(id)) throw none();
        await setMessageState(platform, Number(id), state).catch((error: unknown) => {
          throw error instanceof NoSuchEntityError ? none() : error;
        });
        return `Message ${id} is ${state}.`;
      },
    },
  },
};
