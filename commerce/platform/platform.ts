import { createInvalidation } from './cache/invalidation.ts';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import type { Platform } from './context.ts';
import type { Database } from './database/types.ts';
import { createJobs } from './jobs/jobs.ts';
import type { Log } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { readMessageOverrides } from './message-overrides.ts';
import { overrideMessages } from './messages.ts';
import { createMemo } from './memo.ts';
import { systemRandom } from './random.ts';
import type { Random } from './random.ts';
import { createRateLimiter } from './rate-limit.ts';
import type { Settings } from './settings.ts';
import { setShopTimeZone } from './shop-time.ts';

type Parts = { database: Database; settings: Settings; log: Log; clock?: Clock; random?: Random };

export const createPlatform = ({
  database,
  settings,
  log,
  clock = systemClock,
  random = systemRandom,
}: Parts): Platform => {
  setShopTimeZone(settings.timeZone);
  overrideMessages(readMessageOverrides(settings.catalogue));
  const jobs = createJobs({ database, clock, log });
  return {
    db: database,
    settings,
    clock,
    random,
    log,
    cache: createInvalidation({ database, databaseUrl: settings.databaseUrl, log }),
    jobs,
    mail: createMailer({ jobs, settings }),
    rateLimit: createRateLimiter(clock, settings.rateLimits),
    counts: { ordersPlaced: 0 },
    perProcess: createMemo(),
  };
};
