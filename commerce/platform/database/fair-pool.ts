import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import type { FairConnections } from './fair-connections.ts';

/**
 * Wraps a pool of node-postgres for Kysely: `beforeConnect` may refuse, and every client waits for its turn. The turn ends
 * when the client is released.
 */
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
