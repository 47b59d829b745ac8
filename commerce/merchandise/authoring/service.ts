import type { Db } from '#commerce/platform/database/types.ts';
import { forgetAllOwn, markOwn } from './store.ts';
import type { OwnField } from './types.ts';

export { addVariant } from './variants.ts';
export { storePicture } from './pictures.ts';
export { addressesOf } from './addresses.ts';
export { withOwnChanges, withOwnProducts } from './own-changes.ts';

/** Marks fields of a product as set by staff or a program, so that loads of the catalogue preserve them. */
export const ownFields = async (
  db: Db,
  sku: string,
  fields: readonly Pick<OwnField, 'field' | 'storeViewId'>[],
  by: string,
): Promise<void> => {
  if (fields.length > 0)
    await markOwn(
      db,
      fields.map((field) => ({ kind: 'product', key: sku, ...field })),
      by,
    );
};

/** Ends the ownership of programs, so that loading the catalogue overwrites all fields. */
export const forgetOwnChanges = (db: Db): Promise<void> => forgetAllOwn(db);
