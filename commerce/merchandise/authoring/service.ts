import type { Db } from '#commerce/platform/database/types.ts';
import { forgetAllOwn } from './store.ts';

export { addVariant } from './variants.ts';
export { storePicture } from './pictures.ts';
export { addressesOf } from './addresses.ts';
export { withOwnChanges, withOwnProducts } from './own-changes.ts';

/** Ends the ownership of programs, so that loading the catalogue overwrites all fields. */
export const forgetOwnChanges = (db: Db): Promise<void> => forgetAllOwn(db);
