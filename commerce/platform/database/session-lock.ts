import { createHash } from 'node:crypto';
import pg from 'pg';

/**
 * Locks the whole database until released, or until this process ends. Resolves with the release function, or undefined
 * if another process holds it.
 */
export const sessionLock = async (databaseUrl: string, name: string): Promise<(() => Promise<void>) | undefined> => {
  const key = createHash('sha256').update(name).digest().readInt32BE(0);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: `tessera-${name}`, keepAlive: true });
  // A lost connection releases the lock. The work fails separately, on its own connection.
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [key]);
  if (rows[0]?.locked) return () => client.end();
  await client.end();
  return undefined;
};
