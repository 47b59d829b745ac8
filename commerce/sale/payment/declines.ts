import { LRUCache } from 'lru-cache';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { DECLINE_WINDOW_MS, MAX_DECLINES_BY_ADDRESS } from './rules.ts';

const DECLINES = Symbol('declines by address');
const MAX_ADDRESSES = 20_000;

const recent = (context: CommerceContext): { times: readonly number[]; keep(times: readonly number[]): void } => {
  const known = context.perProcess(DECLINES, () => new LRUCache<string, readonly number[]>({ max: MAX_ADDRESSES }));
  const since = context.clock.now().getTime() - DECLINE_WINDOW_MS;
  return {
    times: (known.get(context.ip) ?? []).filter((time) => time > since),
    keep: (times) => void known.set(context.ip, times),
  };
};

/** Counts a declined card for the caller's IP address, in this process only. */
export const recordDecline = (context: CommerceContext): void => {
  const { times, keep } = recent(context);
  keep([...times, context.clock.now().getTime()].slice(-MAX_DECLINES_BY_ADDRESS));
};

export const hasTooManyDeclines = (context: CommerceContext): boolean =>
  recent(context).times.length >= MAX_DECLINES_BY_ADDRESS;
