import { resolve } from 'node:path';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordVerbs } from '#commerce/platform/staff/records.ts';
import { StaffError, type StaffModule, type StaffVerb } from '#commerce/platform/staff/types.ts';
import { copyPhotos, decideReview, deleteReview, listReviews } from './moderation.ts';

/** Runs `work` with the review number from the command line. */
const withId = async <T>(given: string, work: (id: number) => Promise<T>): Promise<T> => {
  const none = (): StaffError => new StaffError(`There is no review ${given}.`);
  if (!/^\d{1,9}$/.test(given)) throw none();
  return work(Number(given)).catch((error: unknown) => {
    throw error instanceof NoSuchEntityError ? none() : error;
  });
};

const decide = (status: 'approved' | 'rejected', what: string): StaffVerb => ({
  args: ['<id>'],
  what,
  run: async (platform, { args: [id = ''] }) => {
    await withId(id, (number) => decideReview(platform, number, status));
    return `Review ${id} is ${status}.`;
  },
});

export const staff: StaffModule = {
  name: 'reviews',
  what: 'reviews of products, read before anybody sees them',
  verbs: {
    ...recordVerbs({
      what: 'reviews',
      read: listReviews,
      id: 'id',
      columns: ['id', 'writtenAt', 'status', 'sku', 'stars', 'photos', 'isVerified', 'nickname', 'summary'],
    }),
    approve: decide('approved', 'shows it on the page of its product at once, with its photographs'),
    reject: decide('rejected', 'hides it for good; it is deleted after 90 days'),
    photos: {
      args: ['<id>', '<folder>'],
      what: 'copies its photographs to a folder on the shop’s machine',
      run: async (platform, { args: [id = '', folder = ''] }) => {
        if (resolve(folder) !== folder.replace(/(?<=.)\/$/, ''))
          throw new StaffError('The folder must be an absolute path.');
        return (await withId(id, (number) => copyPhotos(platform, number, folder))).join('\n');
      },
    },
    delete: {
      args: ['<id>'],
      what: 'deletes it with its photographs, on request of the writer',
      run: async (platform, { args: [id = ''] }) => {
        await withId(id, (number) => deleteReview(platform, number));
        return `Review ${id} and its photographs are deleted.`;
      },
    },
  },
};
