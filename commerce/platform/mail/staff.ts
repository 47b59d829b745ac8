import { recordVerbs } from '../staff/records.ts';
import { StaffError, type StaffModule } from '../staff/types.ts';
import { readUnsent, retryUnsent } from './unsent-store.ts';

export const staff: StaffModule = {
  name: 'mail',
  what: 'mails that are not sent yet, or were given up',
  verbs: {
    ...recordVerbs({
      what: 'unsent mails',
      read: ({ db }) => readUnsent(db.kysely),
      id: 'id',
      columns: ['id', 'state', 'queuedAt', 'to', 'subject', 'attempts', 'nextAt', 'reason'],
    }),
    retry: {
      args: ['<id>'],
      what: 'sends one of them now; `all` sends all of them',
      run: async ({ db, clock }, { args: [given = ''] }) => {
        const id = given === 'all' ? null : Number(given);
        if (id !== null && !Number.isSafeInteger(id)) throw new StaffError(`${given} is no id: mail list names them.`);
        const count = await retryUnsent(db.kysely, id, clock.now());
        if (id !== null && count === 0)
          throw new StaffError(`There is no unsent mail ${id}, or it is being sent just now.`);
        return `Sent again within seconds: ${count}. mail list shows what is left.`;
      },
    },
  },
};
