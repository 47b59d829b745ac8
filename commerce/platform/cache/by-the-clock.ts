import { Alarm } from '../alarm.ts';
import type { Platform } from '../context.ts';

/**
 * Purges `tags` at the time `at`, when the data just read changes without a write (an offer ends), so that caches here
 * and in a CDN expire in time. The caller sets the next such time at every read; `what` identifies the timer.
 */
export const purgeAt = (platform: Platform, what: symbol, tags: readonly string[], at: Date | null): void =>
  platform.perProcess(what, () => new Alarm(platform.clock, () => platform.cache.purge(tags))).set(at);
