import { Alarm } from '../alarm.ts';
import type { Platform } from '../context.ts';

/**
 * Purges `tags` when the clock comes to `at`, the first moment at which what was just read says something else: kept
 * answers and pages, here and in a CDN, ask nobody what time it is. Whoever reads it says so each time; `what` names it.
 */
export const purgeAt = (platform: Platform, what: symbol, tags: readonly string[], at: Date | null): void =>
  platform.perProcess(what, () => new Alarm(platform.clock, () => platform.cache.purge(tags))).set(at);
