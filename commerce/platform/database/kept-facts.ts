import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from './types.ts';

/** What is kept of one version, by keys that begin with the name of what it is. */
export type Facts = Pick<LRUCache<string, object>, 'get' | 'set'>;

/** Of 1 or 2 kB each. */
const MOST = 4000;
/** Keys may name what a client sent. */
const LONGEST_KEY = 100;

/**
 * The version of what the merchant has set, as a part of a statement: another one after any change of it (migration
 * 1370). Whatever was read after a version was asked may be used by whoever is answered the same version.
 */
export const FACTS_VERSION = sql<string>`(select version from facts_version)`;

/** What a process keeps of a database: only as long as the database itself answers that nothing of it has changed. */
export class KeptFacts {
  #version: string | undefined;
  #facts: Facts = new LRUCache<string, object>({ max: MOST });

  /** What is known of a version; those who read it again write it here. */
  at(version: string): Facts {
    if (version !== this.#version) {
      this.#version = version;
      // A new one: whoever still reads for the old version must not write into this one's.
      this.#facts = new LRUCache<string, object>({ max: MOST });
    }
    return this.#facts;
  }
}

const kept = new WeakMap<Db, KeptFacts>();

/** Lets {@link factsOf} find them by this handle. */
export const keepFacts = (db: Db, facts: KeptFacts): void => {
  kept.set(db, facts);
};

/** What the process keeps of the database behind a handle; nothing behind one that the database did not give out. */
export const factsOf = (db: Db): KeptFacts => kept.get(db) ?? new KeptFacts();

/** What is kept under a key, or else what is read and kept now; without facts it is read. */
export const keptOrRead = async <T extends object>(
  facts: Facts | undefined,
  key: string,
  read: () => Promise<T>,
): Promise<T> => {
  const known = facts?.get(key) as T | undefined;
  if (known) return known;
  const value = await read();
  if (key.length <= LONGEST_KEY) facts?.set(key, value);
  return value;
};
