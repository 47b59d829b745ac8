import type { Db } from '#commerce/platform/database/types.ts';
import { acceptFileValues, forgetAllOwn, forgetFields, markOwn, readFileChanges } from './store.ts';
import type { FileChange, Kind, OwnField } from './types.ts';

export { addVariant } from './variants.ts';
export { storePicture } from './pictures.ts';
export { addressesOf } from './addresses.ts';
export { changeContentIn, contentEntry as findContentEntry, refreshContent } from './content.ts';
export { noteFileValues, withOwnMenus, withOwnShowrooms } from './file-values.ts';
export { changeMenuIn, menuToChange } from './menus.ts';
export { changeShowroomIn, makeShowroomIn, showroomToChange } from './showrooms.ts';
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

/** Marks a field of content as set by staff or a program. */
export const markContent = (db: Db, field: OwnField, by: string): Promise<void> => markOwn(db, [field], by);

/** Owned fields of an entity whose value in the folder changed since they were marked. */
export const fileChangesOf = (db: Db, kind: Kind, key: string): Promise<readonly FileChange[]> =>
  readFileChanges(db, kind, key);

/** Ignores changed values of the folder until they change again. */
export const acceptFile = (db: Db, kind: Kind, key: string, fields: readonly FileChange[]): Promise<void> =>
  acceptFileValues(db, kind, key, fields);

/** The fields are the folder's again. */
export const forgetFile = (db: Db, kind: Kind, key: string, fields: readonly FileChange[]): Promise<void> =>
  forgetFields(db, kind, key, fields);
