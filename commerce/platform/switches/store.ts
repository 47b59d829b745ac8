import type { SwitchName } from '#contract/switches.ts';
import type { Db } from '../database/types.ts';

export const readOff = async (db: Db): Promise<ReadonlySet<SwitchName>> => {
  const rows = await db.selectFrom('feature_off').select('name').execute();
  return new Set(rows.map(({ name }) => name as SwitchName));
};

export const replaceOff = async (db: Db, off: readonly SwitchName[]): Promise<void> => {
  await db.deleteFrom('feature_off').execute();
  if (off.length > 0)
    await db
      .insertInto('feature_off')
      .values(off.map((name) => ({ name })))
      .execute();
};
