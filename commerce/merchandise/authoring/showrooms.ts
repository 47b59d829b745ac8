import { isDeepStrictEqual } from 'node:util';
import { addShowroom, saveShowrooms, storedShowrooms } from '#commerce/merchandise/showroom/service.ts';
import type { ShowroomInput } from '#commerce/merchandise/showroom/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { markOwn } from './store.ts';
import { MADE } from './types.ts';

/** Throws for an unknown code. */
export const showroomToChange = async (db: Db, code: string): Promise<ShowroomInput> => {
  const showroom = (await storedShowrooms(db)).find((one) => one.code === code);
  if (!showroom) throw new NoSuchEntityError('There is no showroom %1.', { parameters: [code.slice(0, 40)] });
  return showroom;
};

/** Adds a hidden showroom, which loads of the catalogue do not remove. */
export const makeShowroomIn = async (
  context: CommerceContext,
  db: Db,
  showroom: Omit<ShowroomInput, 'position'>,
  by: string,
): Promise<void> => {
  const { code, urlKey, names } = showroom;
  const all = await storedShowrooms(db);
  if (all.some((one) => one.code === code || one.urlKey === urlKey))
    throw new InputError('A showroom "%1" exists.', { code: 'SHOWROOM_EXISTS', parameters: [code] });
  const position = 1 + Math.max(-1, ...all.map((one) => one.position));
  const tags = await addShowroom(db, { ...showroom, position });
  await markOwn(db, [{ kind: 'showroom', key: code, field: MADE, storeViewId: 0 }], by);
  await context.cache.invalidate(db, tags);
  const made = { before: {}, after: { name: Object.values(names)[0] ?? code } };
  await recordStaffAction(context, db, 'showroom-made', { by, id: code }, { subject: `showroom ${code}`, ...made });
};

const onRecord = (value: unknown): string | number | null =>
  typeof value === 'string' || typeof value === 'number' || value === null ? value : JSON.stringify(value);

/** Changes fields of a showroom in the caller's transaction. */
export const changeShowroomIn = async (
  context: CommerceContext,
  db: Db,
  code: string,
  change: Partial<ShowroomInput>,
  by: string,
): Promise<void> => {
  const all = await storedShowrooms(db);
  const before = await showroomToChange(db, code);
  const after = { ...before, ...change };
  const fields = (Object.keys(change) as (keyof ShowroomInput)[]).filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );
  const tags = await saveShowrooms(
    db,
    all.map((one) => (one.code === code ? after : one)),
  );
  await markOwn(
    db,
    fields.map((field) => ({ kind: 'showroom', key: code, field, storeViewId: 0, fileValue: before[field] })),
    by,
  );
  await context.cache.invalidate(db, tags);
  const values = (of: ShowroomInput) => Object.fromEntries(fields.map((field) => [field, onRecord(of[field])]));
  const changed = { before: values(before), after: values(after) };
  await recordStaffAction(
    context,
    db,
    'showroom-changed',
    { by, id: code },
    { subject: `showroom ${code}`, ...changed },
  );
};
