import type { Platform } from '../context.ts';
import type { Database } from '../database/types.ts';
import type { Random } from '../random.ts';

/** 32 random bytes created once and stored in this database: the same after every restart and in every process. */
export const readSecret = async (database: Database, random: Random, name: string): Promise<Uint8Array> => {
  const db = database.kysely;
  const read = async (): Promise<Uint8Array | undefined> =>
    (await db.selectFrom('secret').select('value').where('name', '=', name).executeTakeFirst())?.value;
  const known = await read();
  if (known) return known;
  await db
    .insertInto('secret')
    .values({ name, value: Buffer.from(random.bytes(32)) })
    .onConflict((oc) => oc.doNothing())
    .execute();
  return (await read())!;
};

/** Like {@link readSecret}, but cached by the process; a failed read is retried. */
export const secretOf = async (
  { db, random, perProcess }: Pick<Platform, 'db' | 'random' | 'perProcess'>,
  name: string,
): Promise<Uint8Array> => {
  const cached = perProcess<{ key?: Uint8Array }>(Symbol.for(`secret ${name}`), () => ({}));
  cached.key ??= await readSecret(db, random, name);
  return cached.key;
};
