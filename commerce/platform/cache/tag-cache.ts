import { LRUCache } from 'lru-cache';
import type { Lifetime } from '#contract/lifetimes.ts';
import { inBackground, startShared } from '../client-work.ts';
import type { SharedWork } from '../client-work.ts';
import type { Clock } from '../clock.ts';

export type Loaded<V> = {
  value: V;
  /** Without tags, or with `isCacheable` false, the value is returned but not cached. */
  tags: ReadonlySet<string>;
  isCacheable: boolean;
  bytes: number;
  lifetime?: Lifetime;
};

export type TagCacheOptions = {
  clock: Clock;
  maxBytes: number;
  /** Default for values without a lifetime. */
  lifetime: Lifetime;
};

/** Memory of one tag of one entry: its text and its index entries. */
const TAG_BYTES = 130;

type Entry<V> = { value: V; tags: ReadonlySet<string>; freshUntil: number; staleUntil: number };

/**
 * Values by key, limited in bytes, purged by tag. Loads of one key are shared (single-flight). A value whose tags were
 * purged while it loaded is returned to its waiting callers but not cached.
 */
export class TagCache<V> {
  readonly #clock: Clock;
  readonly #lifetime: Lifetime;
  readonly #entries: LRUCache<string, Entry<V>>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, { work: SharedWork<V>; startedAt: number }>();
  readonly #purgedAt = new Map<string, number>();
  #purges = 0;
  #clearedAt = 0;
  hits = 0;
  misses = 0;

  constructor({ clock, maxBytes, lifetime }: TagCacheOptions) {
    this.#clock = clock;
    this.#lifetime = lifetime;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 8)),
      dispose: (entry, key) => this.#forget(key, entry),
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  /** The fresh value, without loading. */
  peek(key: string): V | undefined {
    const entry = this.#entries.get(key);
    if (!entry || this.#now() > entry.freshUntil) return undefined;
    this.hits++;
    return entry.value;
  }

  /** `mayBeStale`: an old value is acceptable while a new one is loaded. */
  async get(key: string, load: () => Promise<Loaded<V>>, { mayBeStale = true } = {}): Promise<V> {
    const entry = this.#entries.get(key);
    const now = this.#now();
    if (entry && now <= (mayBeStale ? entry.staleUntil : entry.freshUntil)) {
      this.hits++;
      // This caller gets the stale value; a persistent failure reaches the next one.
      if (now > entry.freshUntil) inBackground(() => this.#load(key, load)).catch(() => {});
      return entry.value;
    }
    this.misses++;
    return this.#load(key, load);
  }

  purge(tags: Iterable<string>): void {
    const sequence = ++this.#purges;
    for (const tag of tags) {
      this.#purgedAt.set(tag, sequence);
      for (const key of [...(this.#keysByTag.get(tag) ?? [])]) this.#entries.delete(key);
    }
    if (this.#purgedAt.size > 50_000) {
      this.#purgedAt.clear();
      this.#clearedAt = sequence;
    }
  }

  clear(): void {
    this.#clearedAt = ++this.#purges;
    this.#entries.clear();
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  #entry({ value, tags, lifetime = this.#lifetime }: Loaded<V>): Entry<V> {
    const freshUntil = this.#now() + lifetime.fresh * 1000;
    return { value, tags, freshUntil, staleUntil: freshUntil + lifetime.stale * 1000 };
  }

  #load(key: string, load: () => Promise<Loaded<V>>): Promise<V> {
    const known = this.#flights.get(key);
    // The tags of a running load are not known yet: after any purge it may be out of date.
    if (known?.startedAt === this.#purges) {
      known.work.join();
      return known.work.result;
    }
    const startedAt = this.#purges;
    const work = startShared(async () => {
      const loaded = await load();
      const { value, tags, isCacheable, bytes } = loaded;
      const wasPurged =
        this.#clearedAt > startedAt || [...tags].some((tag) => (this.#purgedAt.get(tag) ?? 0) > startedAt);
      if (isCacheable && tags.size > 0 && !wasPurged) this.#store(key, this.#entry(loaded), bytes);
      return value;
    });
    const flight = { work, startedAt };
    this.#flights.set(key, flight);
    return work.result.finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
  }

  #store(key: string, entry: Entry<V>, bytes: number): void {
    const size = Math.ceil(bytes + key.length * 2 + entry.tags.size * TAG_BYTES);
    this.#entries.set(key, entry, { size });
    if (!this.#entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #forget(key: string, entry: Entry<V>): void {
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
