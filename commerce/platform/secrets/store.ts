import { sql } from 'kysely';
import type { Database } from '../database/types.ts';
import type { Random } from '../random.ts';

/** 32 random bytes made once and stored in this database: the same after every restart and in every process. */
export const readSecret = async (database: Database, random: Random, name: string): Promise<Uint8Array> => {
  const read = async (): Promise<Uint8Array | undefined> =>
    (await sql<{ value: Uint8Array }>`select value from secret where name = ${name}`.execute(database.kysely)).rows[0]
      ?.value;
  const known = await read();
  if (known) return known;
  await sql`insert into secret (name, value) values (${name}, ${Buffer.from(random.bytes(32))}) on conflict do nothing`.execute(
    database.kysely,
  );
  return (await read())!;
};
