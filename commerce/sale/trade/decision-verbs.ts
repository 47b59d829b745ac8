import { resolve } from 'node:path';
import type { Platform } from '#commerce/platform/context.ts';
import { CommerceError } from '#commerce/platform/errors.ts';
import { StaffError, type StaffVerb } from '#commerce/platform/staff/types.ts';
import { cleanLine } from '#commerce/platform/clean-text.ts';
import type { Owner } from './document-store.ts';
import { copyDocuments } from './documents.ts';

type Decision = { state: 'approved'; reason: null } | { state: 'declined'; reason: string };

type Given = {
  /** `application` or `certificate`. */
  thing: string;
  prefix: string;
  approved: string;
  owner(id: number): Owner;
  decide(platform: Platform, id: number, decision: Decision): Promise<void>;
};

/** A refusal as the message of a command. */
const asCommand = (work: Promise<void>): Promise<void> =>
  work.catch((error: unknown) => {
    throw error instanceof CommerceError ? new StaffError(error.message) : error;
  });

/** `files`, `approve` and `decline` for applications and certificates with documents. */
export const decisionVerbs = ({ thing, prefix, approved, owner, decide }: Given): Record<string, StaffVerb> => {
  const idOf = (given = ''): number => {
    if (!/^\d{1,9}$/.test(given)) throw new StaffError(`There is no ${thing} ${given}.`);
    return Number(given);
  };
  const name = `${thing.slice(0, 1).toUpperCase()}${thing.slice(1)}`;
  return {
    files: {
      args: ['<id>', '<folder>'],
      what: `copies the papers of one ${thing} to a folder on the shop’s machine`,
      run: async (platform, { args: [given, folder = ''] }) => {
        if (resolve(folder) !== folder.replace(/(?<=.)\/$/, ''))
          throw new StaffError('The folder must be an absolute path.');
        const id = idOf(given);
        const paths = await copyDocuments(platform, owner(id), { folder, prefix: `${prefix}-${id}` });
        if (paths.length === 0) throw new StaffError(`There are no papers of ${thing} ${id}.`);
        return paths.join('\n');
      },
    },
    approve: {
      args: ['<id>'],
      what: `approves it: ${approved}; the customer is notified by email`,
      run: async (platform, { args: [given] }) => {
        const id = idOf(given);
        await asCommand(decide(platform, id, { state: 'approved', reason: null }));
        return `${name} ${id} is approved.`;
      },
    },
    decline: {
      args: ['<id>'],
      what: 'declines it, with the reason in --comment; the customer is notified by email',
      options: { comment: 'the reason, which the customer reads' },
      run: async (platform, { args: [given], options }) => {
        const reason = cleanLine(options['comment']);
        if (!reason) throw new StaffError('--comment is needed: the customer reads why.');
        const id = idOf(given);
        await asCommand(decide(platform, id, { state: 'declined', reason }));
        return `${name} ${id} is declined.`;
      },
    },
  };
};
