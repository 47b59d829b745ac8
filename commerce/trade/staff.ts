import { resolve } from 'node:path';
import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffSubject } from '#commerce/platform/staff/types.ts';
import { decide } from './decide.ts';
import { copyDocuments } from './documents.ts';
import { plainText } from './rules.ts';
import { readRecords } from './store.ts';

const idOf = (given = ''): number => {
  if (!/^\d{1,9}$/.test(given)) throw new StaffError(`There is no application ${given}.`);
  return Number(given);
};

export const staff: StaffSubject = {
  name: 'trade',
  what: 'applications for trade accounts',
  verbs: {
    ...recordVerbs({
      what: 'applications',
      read: (platform) => readRecords(platform.db.kysely),
      id: 'id',
      columns: ['id', 'sentAt', 'state', 'company', 'licence', 'name', 'email', 'group'],
    }),
    files: {
      args: ['<id>', '<folder>'],
      what: 'copies the papers of an application to a folder, an absolute path on the shop’s machine',
      run: async (platform, { args: [given, folder = ''] }) => {
        if (resolve(folder) !== folder.replace(/(?<=.)\/$/, ''))
          throw new StaffError('The folder must be an absolute path.');
        const id = idOf(given);
        const paths = await copyDocuments(platform, { applicationId: id }, { folder, prefix: `trade-${id}` });
        if (paths.length === 0) throw new StaffError(`There are no papers of an application ${id}.`);
        return paths.join('\n');
      },
    },
    approve: {
      args: ['<id>'],
      what: 'yes: the customer is put into the group that trade.yaml names, and told by mail',
      run: async (platform, { args: [given] }) => {
        const id = idOf(given);
        await decide(platform, id, { state: 'approved', reason: null });
        return `Application ${id} is approved.`;
      },
    },
    decline: {
      args: ['<id>'],
      what: 'no, with --comment saying why; the customer is told by mail',
      options: { comment: 'the reason, which the customer reads' },
      run: async (platform, { args: [given], options }) => {
        const reason = plainText(options['comment'] ?? '');
        if (!reason) throw new StaffError('--comment is needed: the customer reads why.');
        const id = idOf(given);
        await decide(platform, id, { state: 'declined', reason });
        return `Application ${id} is declined.`;
      },
    },
  },
};
