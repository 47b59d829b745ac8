import type { Role } from '#contract/staff-roles.ts';
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

/** State of the process; services that serve no request (import, jobs) take this. */
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
  /** Counts of this process since its start, for metrics. */
  counts: { ordersPlaced: number };
  /** A value created once per process and database (a snapshot, an index), under a key of its module. */
  perProcess<T>(key: symbol, make: () => T): T;
};

export type Customer = {
  id: number;
  /** The customer id that clients know; it does not reveal how many customers exist. */
  number: number;
  groupId: number;
  email: string;
};

/** A person signed in to the back office. */
export type Staff = {
  id: number;
  email: string;
  name: string;
  role: Role;
  /** Hash of the session cookie. */
  session: Uint8Array;
  /** Time of the last authenticator code. */
  provedAt: Date;
};

/** Draft shown in place of the published content. */
export type Preview = {
  kind: 'page' | 'block' | 'menu' | 'showroom';
  id: string;
  /** Identifier or code. */
  key: string;
  /** Code of the only store view that shows the draft. */
  storeView: string;
  content: Readonly<Record<string, unknown>>;
};

/** State of one request. */
export type CommerceContext = Platform & {
  storeView: StoreView;
  currency: CurrencyCode;
  /** Null for a guest. */
  customer: Customer | null;
  /** Set for requests of the back office with a session. */
  staff?: Staff | undefined;
  /** Set for a page that previews a draft; the response is not shared. */
  preview?: Preview | undefined;
  /** Masked id of the cart of staff that this request may use; other requests cannot open carts of staff. */
  cartOfStaff?: string | undefined;
  ip: string;
  requestId: string;
  /** Cache tags of all data in the response so far (see cache/tags.ts); a response without tags is not cached. */
  tags: Set<string>;
  /** Marks the response as private to this caller. */
  noStore(): void;
  /** Variables in the client's field order; resolvers get the fields in the order of the schema. */
  variables: Readonly<Record<string, unknown>>;
  /** A request header by its lower-case name, e.g. `idempotency-key`. */
  header(name: string): string | undefined;
  /** The client's value of one of our cookies. */
  cookie(name: OwnCookie): string | undefined;
  /** Sets a cookie in this response, which becomes private. */
  setCookie(cookie: SetCookie): void;
  /** A value created once per request (a DataLoader), under a key of its module. */
  perRequest<T>(key: symbol, make: () => T): T;
};
