import { CHANGED_BY_OTHERS } from '#contract/staff-roles.ts';
import type { Db } from '../database/types.ts';
import { InputError } from '../errors.ts';
import { timestamp } from '../timestamp.ts';
import { countChanges, lastChange } from './changes-store.ts';

/** Throws if staff changed the object since the expected version, which is the number of its recorded changes. */
export const assertUnchanged = async (db: Db, subject: string, expected: number | undefined): Promise<void> => {
  if (expected === undefined || (await countChanges(db, subject)) <= expected) return;
  const last = await lastChange(db, subject);
  throw new InputError('The record was changed at %1 by %2.', {
    code: CHANGED_BY_OTHERS,
    status: 412,
    parameters: [last ? timestamp(last.at) : '', last?.who ?? last?.channel ?? ''],
  });
};
