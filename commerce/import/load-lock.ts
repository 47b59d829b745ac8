import { CannotStart } from '#commerce/platform/cannot-start.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { sessionLock } from '#commerce/platform/database/session-lock.ts';

const STATE = Symbol('catalogue load');

export class LoadRunning extends CannotStart {}

/** Runs `work` unless another load of this shop, or its dry run, is running, in this process or on the same database. */
export const asOnlyLoad = async <T>(platform: Platform, work: () => Promise<T>): Promise<T> => {
  const state = platform.perProcess(STATE, () => ({ isLoading: false }));
  if (state.isLoading)
    throw new LoadRunning('A load of the catalogue or its dry run is running. Start this one when it has ended.');
  state.isLoading = true;
  try {
    const { databaseUrl } = platform.settings;
    const release = databaseUrl ? await sessionLock(databaseUrl, 'catalogue-load') : async () => {};
    if (!release)
      throw new LoadRunning(
        'A load of the catalogue or its dry run is running in another process. Start this one when it has ended.',
      );
    try {
      return await work();
    } finally {
      await release();
    }
  } finally {
    state.isLoading = false;
  }
};
