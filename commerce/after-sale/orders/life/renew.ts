import type { Platform } from '#commerce/platform/context.ts';
import {
  requestRenewal,
  requestedRenewals,
  lapsingAttempts,
  sendRenewal,
  setAsideOf,
  settleRenewal,
} from '#commerce/sale/payment/service.ts';
import { findNumberOfAttempt } from '../record-store.ts';
import { dueOf, paidOrder, record, workOn } from './work.ts';

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Requests a renewal for an order whose authorization is about to expire. */
const request = async (platform: Platform, attemptId: number): Promise<void> => {
  const number = await findNumberOfAttempt(platform.db.kysely, attemptId);
  if (number === undefined) return;
  await workOn(platform, number, { actor: 'gateway' }, async (work) => {
    const order = paidOrder(work.order);
    if ((await setAsideOf(work.db, order)).state !== 'open') return;
    await requestRenewal(platform, work.db, order, { amount: await dueOf(work), at: work.now });
  });
};

/**
 * Renews authorizations of unshipped orders before they expire. The result is recorded in the order's history; a
 * declined renewal is retried the next day. Returns how many gateways responded.
 */
export const renewSetAside = async (platform: Platform): Promise<number> => {
  const { db, log } = platform;
  for (const attemptId of await lapsingAttempts(platform))
    await request(platform, attemptId).catch((error: unknown) =>
      log.error({ err: error, attempt: attemptId }, 'renewal could not be requested'),
    );
  let done = 0;
  for (const requested of await requestedRenewals(platform)) {
    try {
      const number = await findNumberOfAttempt(db.kysely, requested.attemptId);
      const outcome = number === undefined ? undefined : await sendRenewal(platform, requested);
      if (number === undefined || !outcome) continue;
      const comment =
        outcome.status === 'renewed'
          ? 'The amount on the card was set aside anew, before its time was over.'
          : `The amount on the card could not be set aside anew: ${outcome.reason}. It lapses on ${dayOf(requested.lapsesAt)}: charge it before (order invoice), or ask for another way to pay.`;
      await workOn(platform, number, { actor: 'gateway', comment, isShown: false }, async (work) => {
        if (!(await settleRenewal(work.db, requested, outcome, work.now))) return;
        await record(work, {
          what: 'comment',
          status: work.order.status,
          statusBeforeHold: work.order.statusBeforeHold,
        });
      });
      done += 1;
    } catch (error) {
      log.error({ err: error, movement: requested.id }, 'renewal had no response, will be retried');
    }
  }
  return done;
};
