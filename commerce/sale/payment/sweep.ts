import type { Platform } from '#commerce/platform/context.ts';
import { sendMovements } from './captures.ts';
import { voidAttempt } from './charges.ts';
import { requireGateway } from './gateway.ts';
import { sendRefunds } from './refunds.ts';
import { LOOK_AGAIN_AFTER_MS, STUCK_AFTER_MS } from './rules.ts';
import { findStuck, forgetLook, moveAttempt, takeLost } from './store.ts';
import type { PaymentAttempt } from './types.ts';
import { forgetLeftCards } from './vault/cards.ts';

const SWEEP_MS = 30_000;
const BATCH = 50;

/** Voids stuck attempts, whose process died or whose gateway did not respond; returns how many. */
export const sweepAttempts = async (platform: Platform): Promise<number> => {
  const { db, clock, log } = platform;
  let done = 0;
  for (const attempt of await findStuck(db.kysely, new Date(clock.now().getTime() - STUCK_AFTER_MS), BATCH))
    try {
      await voidAttempt(platform, attempt);
      done += 1;
    } catch (error) {
      log.error({ err: error, attempt: attempt.id }, 'stuck payment could not be voided');
    }
  return done;
};

/** Voids the charge of a failed attempt. Returns false if the gateway has no charge. */
const voidLost = async (platform: Platform, attempt: PaymentAttempt): Promise<boolean> => {
  const { db, clock } = platform;
  const outcome = await requireGateway(platform, attempt.method).find(attempt.key);
  if (outcome?.status !== 'approved') return false;
  if (!(await moveAttempt(db.kysely, attempt.id, 'failed', 'voiding', clock.now(), outcome))) return false;
  await voidAttempt(platform, { ...attempt, state: 'voiding', transactionId: outcome.transactionId });
  return true;
};

/**
 * Queries the gateways about attempts without a result, and voids their charges. Returns the number of voided charges.
 */
export const sweepLost = async (platform: Platform): Promise<number> => {
  const { db, clock, log } = platform;
  const now = clock.now();
  let done = 0;
  for (const attempt of await takeLost(db.kysely, new Date(now.getTime() - LOOK_AGAIN_AFTER_MS), now, BATCH))
    try {
      if (await voidLost(platform, attempt)) done += 1;
    } catch (error) {
      await forgetLook(db.kysely, attempt.id);
      log.error({ err: error, attempt: attempt.id }, 'payment without a response could not be looked up');
    }
  return done;
};

/** Runs the sweepers every 30 seconds. */
export const schedulePaymentSweeps = (platform: Platform): void => {
  const { jobs } = platform;
  jobs.schedule({
    name: 'stuck payments',
    everyMs: SWEEP_MS,
    run: async () => ({ payments: await sweepAttempts(platform) }),
  });
  jobs.schedule({
    name: 'charges asked for',
    everyMs: SWEEP_MS,
    run: async () => ({ charges: await sendMovements(platform) }),
  });
  jobs.schedule({
    name: 'kept cards that were removed',
    everyMs: SWEEP_MS,
    run: async () => ({ cards: await forgetLeftCards(platform) }),
  });
  jobs.schedule({
    name: 'payments without an answer',
    everyMs: SWEEP_MS,
    run: async () => ({ payments: await sweepLost(platform) }),
  });
  jobs.schedule({
    name: 'refunds asked for',
    everyMs: SWEEP_MS,
    run: async () => ({ refunds: await sendRefunds(platform) }),
  });
};
