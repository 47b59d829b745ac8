import { resolve } from 'node:path';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffModule } from '#commerce/platform/staff/types.ts';
import { copyFiles, deleteApplication, listApplications, setApplicationState } from './service.ts';
import { APPLICATION_STATES } from './types.ts';

/** Runs `work` with the application number from the command line. */
const withId = async <T>(given: string, work: (id: number) => Promise<T>): Promise<T> => {
  const none = (): StaffError => new StaffError(`There is no application ${given}.`);
  if (!/^\d{1,9}$/.test(given)) throw none();
  return work(Number(given)).catch((error: unknown) => {
    throw error instanceof NoSuchEntityError ? none() : error;
  });
};

export const staff: StaffModule = {
  name: 'applications',
  what: 'applications for jobs, with their files',
  verbs: {
    ...recordVerbs({
      what: 'applications',
      read: listApplications,
      id: 'id',
      columns: ['id', 'sentAt', 'state', 'job', 'name', 'email', 'files'],
    }),
    files: {
      args: ['<id>', '<folder>'],
      what: 'copies the files of an application to a folder on the shop’s machine',
      run: async (platform: Platform, { args: [id = '', folder = ''] }) => {
        if (resolve(folder) !== folder.replace(/(?<=.)\/$/, ''))
          throw new StaffError('The folder must be an absolute path.');
        return (await withId(id, (number) => copyFiles(platform, number, folder))).join('\n');
      },
    },
    mark: {
      args: ['<id>', '<state>'],
      what: `sets its state: ${APPLICATION_STATES.join(', ')}`,
      run: async (platform, { args: [id = '', given] }) => {
        const state = APPLICATION_STATES.find((known) => known === given);
        if (!state) throw new StaffError(`A state is one of ${APPLICATION_STATES.join(', ')}.`);
        await withId(id, (number) => setApplicationState(platform, number, state));
        return `Application ${id} is ${state}.`;
      },
    },
    delete: {
      args: ['<id>'],
      what: 'deletes it with its files, on request of the applicant',
      run: async (platform, { args: [id = ''] }) => {
        await withId(id, (number) => deleteApplication(platform, number));
        return `Application ${id} and its files are deleted.`;
      },
    },
  },
};
