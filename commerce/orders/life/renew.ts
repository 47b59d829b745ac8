import type { Platform } from '#commerce/platform/context.ts';
import {
  askRenewal,
  askedRenewals,
  lapsingAttempts,
  sendRenewal,
  setAsideOf,
  settleRenewal,
} from '#commerce/payment/service.ts';
import { findNumberOfAttempt } from '../record-store.ts';
import { dueOf, paidOrder, record, workOn } from './work.ts';

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Writes down, for an order whose amount on a card is about to lapse, that it is to be set aside anew. */
const ask = async (platform: Platform, attemptId: number): Promise<void> => {
  const number = await findNumberOfAttempt(platform.db.kysely, attemptId);
  if (number === undefined) return;
  await workOn(platform, number, { actor: 'gateway' }, async (work) => {
    const order = paidOrder(work.order);
    if ((await setAsideOf(work.db, order)).state !== 'open') return;
    await askRenewal(platform, work.db, order, { amount: await dueOf(work), at: work.now });
  });
};

/**
 * Sets aside anew what is set aside on cards for orders whose goods have not left when its time is nearly over. Staff read on
 * the order what came of it; what is declined is tried again the next day. Returns how many gateways have answered.
 */
export const renewSetAside = async (platform: Platform): Promise<number> => {
  const { db, log } = platform;
  for (const attemptId of await lapsingAttempts(platform))
    await ask(platform, attemptId).catch((error: unknown) =>
      log.error({ err: error, attempt: attemptId }, 'renewal not asked for'),
    );
  let done = 0;
  for (const asked of await askedRenewals(platform)) {
    try {
      const number = await findNumberOfAttempt(db.kysely, asked.attemptId);
      const outcome = number === undefined ? undefined : await sendRenewal(platform, asked);
      if (number === undefined || !outcome) continue;
      const comment =
        outcome.status === 'renewed'
          ? 'The amount on the card was set aside anew, before its time was over.'
          : `The amount on the card could not be set aside anew: ${outcome.reason}. It lapses on ${dayOf(asked.lapsesAt)}: charge it before (order invoice), or ask for another way to pay.`;
      await workOn(platform, number, { actor: 'gateway', comment, isShown: false }, async (work) => {
        if (!(await settleRenewal(work.db, asked, outcome, work.now))) return;
        await record(work, { what: 'comment', status: work.order.status, heldFrom: work.order.heldFrom });
      });
      done += 1;
    } catch (error) {
      log.error({ err: error, movement: asked.id }, 'renewal not answered, tried again');
    }
  }
  return done;
};
