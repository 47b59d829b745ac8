import type { CurrencyCode, StoreView } from '#commerce/platform/store-view-types.ts';
import type { Invalidation } from './cache/invalidation.ts';
import type { Clock } from './clock.ts';
import type { OwnCookie, SetCookie } from './cookies.ts';
import type { Database } from './database/types.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Random } from './random.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { Settings } from './settings.ts';

/** What lives as long as the process; services that serve no request (import, jobs) take this. */
export type Platform = {
  db: Database;
  settings: Settings;
  clock: Clock;
  random: Random;
  log: Log;
  cache: Invalidation;
  jobs: Jobs;
  mail: Mailer;
  rateLimit: RateLimiter;
  /** A value created once per process and database (a snapshot, an index), under a key its subject chooses. */
  perProcess<T>(key: symbol, make: () => T): T;
};

export type Customer = {
  id: number;
  /** The id that clients know; nothing can be counted by it. */
  number: number;
  groupId: number;
  email: string;
};

/** What lives as long as one request. */
export type CommerceContext = Platform & {
  storeView: StoreView;
  currency: CurrencyCode;
  /** Null for a guest. */
  customer: Customer | null;
  ip: string;
  requestId: string;
  /** Cache tags of everything the answer shows so far (see cache/tags.ts); an answer without tags is not cached. */
  tags: Set<string>;
  /** Marks the answer as private to this caller. */
  noStore(): void;
  /** Variables as the client sent them; what resolvers are given has its fields in the order of the schema. */
  variables: Readonly<Record<string, unknown>>;
  /** A request header by its lower-case name, e.g. `idempotency-key`. */
  header(name: string): string | undefined;
  /** What the client sent of a cookie of ours. */
  cookie(name: OwnCookie): string | undefined;
  /** Gives the client a cookie with this answer, which becomes private to it. */
  setCookie(cookie: SetCookie): void;
  /** A value created once per request (a DataLoader), under a key its subject chooses. */
  perRequest<T>(key: symbol, make: () => T): T;
};
