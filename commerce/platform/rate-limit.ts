import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';
import { TooManyRequestsError } from './errors.ts';

export type RateLimit = { limit: number; perSeconds: number };

export type RateLimiter = {
  /** Counts one use of `name` by `key` (an IP address, a cart); false beyond the limit of the sliding window. */
  allow(name: string, key: string, rate: RateLimit): boolean;
  /** Throws a TooManyRequestsError unless the use is allowed. */
  check(name: string, key: string, rate: RateLimit): void;
  /** Like `check`, but does nothing if the setting RATE_LIMITS is off. */
  checkIfEnabled(name: string, key: string, rate: RateLimit): void;
};

type Window = { startedAt: number; count: number; previous: number };

/** Counts per process; behind a load balancer each process allows the full rate. */
export const createRateLimiter = (clock: Clock, isEnabled = true): RateLimiter => {
  const windows = new LRUCache<string, Window>({ max: 100_000 });
  const allow = (name: string, key: string, { limit, perSeconds }: RateLimit): boolean => {
    const now = clock.now().getTime();
    const length = perSeconds * 1000;
    const id = `${name}\n${key}`;
    let window = windows.get(id);
    if (!window || now - window.startedAt >= 2 * length) window = { startedAt: now, count: 0, previous: 0 };
    else if (now - window.startedAt >= length)
      window = { startedAt: window.startedAt + length, count: 0, previous: window.count };
    const weight = 1 - (now - window.startedAt) / length;
    const isAllowed = window.count + window.previous * weight < limit;
    if (isAllowed) window.count++;
    windows.set(id, window);
    return isAllowed;
  };
  const check = (name: string, key: string, rate: RateLimit): void => {
    if (!allow(name, key, rate)) throw new TooManyRequestsError();
  };
  return { allow, check, checkIfEnabled: isEnabled ? check : () => {} };
};
