import pg from 'pg';
import { inBackground } from '../client-work.ts';
import type { Database, Db } from '../database/types.ts';
import type { Log } from '../log.ts';
import { CACHE_CHANNEL, changedTags, currentHorizon, markTags } from './store.ts';

const POLL_MS = 5000;
const RECONNECT_MS = 1000;

export type PurgeListener = (tags: ReadonlySet<string>) => void;

/** Notifies the caches of every process which tags have changed. */
export type Invalidation = {
  /**
   * Called by the writer with its transaction's handle, as the last statement: once it commits, `tags` are purged in
   * this process at once and in the others within milliseconds (LISTEN/NOTIFY), at the latest within five seconds
   * (polling).
   */
  invalidate(db: Db, tags: readonly string[]): Promise<void>;
  /** Purges in this process only: a value derived in memory (a snapshot) has been replaced. */
  purge(tags: Iterable<string>): void;
  /** Returns the unsubscribe function. */
  onPurge(listener: PurgeListener): () => void;
  /** Starts listening to other processes (PostgreSQL only). */
  start(): Promise<void>;
  close(): Promise<void>;
};

type Options = { database: Database; databaseUrl?: string | undefined; log: Log };

export const createInvalidation = ({ database, databaseUrl, log }: Options): Invalidation => {
  const listeners = new Set<PurgeListener>();
  const heard = new Map<string, string>();
  let horizon: string | undefined;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let reconnect: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let isClosed = false;

  const purge = (tags: Iterable<string>): void => {
    const set = new Set(tags);
    if (set.size === 0) return;
    for (const listener of listeners) {
      try {
        listener(set);
      } catch (error) {
        log.error({ err: error }, 'cache could not be purged');
      }
    }
  };

  const readChanges = async (): Promise<void> => {
    if (horizon === undefined || isClosed) return;
    const changes = await changedTags(database.kysely, horizon);
    horizon = changes.horizon;
    const fresh = changes.tags.filter(({ tag, changed_in }) => heard.get(tag) !== changed_in);
    if (heard.size > 50_000) heard.clear();
    for (const { tag, changed_in } of fresh) heard.set(tag, changed_in);
    purge(fresh.map(({ tag }) => tag));
  };

  const poll = (): Promise<void> => {
    polling = (polling ?? Promise.resolve())
      .then(() => inBackground(readChanges))
      .catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error }, 'cache invalidations could not be read');
      });
    return polling;
  };

  const listen = async (): Promise<void> => {
    const listener = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'tessera-cache',
      keepAlive: true,
    });
    const retry = (): void => {
      if (isClosed || client !== listener) return;
      client = undefined;
      void listener.end().catch(() => {});
      reconnect = setTimeout(() => void listen(), RECONNECT_MS);
      reconnect.unref();
    };
    client = listener;
    listener.on('error', retry);
    listener.on('end', retry);
    listener.on('notification', () => void poll());
    try {
      await listener.connect();
      await listener.query(`listen ${CACHE_CHANNEL}`);
      await poll();
    } catch (error) {
      log.warn({ err: error }, 'database notifications lost; cache invalidations are polled until they return');
      retry();
    }
  };

  return {
    invalidate: async (db, tags) => {
      if (database.engine === 'postgresql') await markTags(db, tags);
      database.afterCommit(() => purge(tags));
    },
    purge,
    onPurge: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: async () => {
      if (database.engine !== 'postgresql' || horizon !== undefined) return;
      horizon = await currentHorizon(database.kysely);
      timer = setInterval(() => void poll(), POLL_MS);
      timer.unref();
      if (databaseUrl) await listen();
    },
    close: async () => {
      isClosed = true;
      clearInterval(timer);
      clearTimeout(reconnect);
      const listener = client;
      client = undefined;
      await listener?.end().catch(() => {});
      await polling;
      listeners.clear();
    },
  };
};
