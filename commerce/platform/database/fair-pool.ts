import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { FairConnections } from './fair-connections.ts';

/** Wraps a pool for Kysely: every client waits for its turn, which ends with its release. `beforeConnect` may throw. */
export const fairPool = (pool: pg.Pool, turns: FairConnections, beforeConnect: () => void): PostgresPool => {
  const endTurn = new WeakMap<pg.PoolClient, () => void>();
  pool.on('release', (_error, client) => endTurn.get(client)?.());
  return {
    options: pool.options,
    connect: async () => {
      beforeConnect();
      const end = await turns.take();
      try {
        const client = await pool.connect();
        endTurn.set(client, end);
        return client;
      } catch (error) {
        end();
        throw error;
      }
    },
    end: () => pool.end(),
  };
};
