import type { Db } from '#commerce/platform/database/types.ts';
import { forgetAllOwn } from './store.ts';

export { addressesOf } from './addresses.ts';
export { withOwnChanges } from './keep.ts';

/** Gives the folder back all that programs wrote. */
export const forgetOwnChanges = (db: Db): Promise<void> => forgetAllOwn(db);
