import { GATEWAYS } from '#contract/gateways/registry.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { findPendingNotices, markRecorded, storeNotice } from '#commerce/sale/payment/service.ts';
import type { SignedNotice, PendingNotice } from '#commerce/sale/payment/types.ts';
import { record, workOn } from './life/work.ts';
import { findNumberOfAttempt } from './record-store.ts';

const BATCH = 50;
/** Far longer than an order takes to be written after its charge; then the transaction is unknown. */
const MAX_WAIT_MS = 3600 * 1000;

/** Records a notice in the history of its order, for staff only; false while the order is unknown. */
const recordNotice = async (platform: Platform, notice: PendingNotice): Promise<boolean> => {
  const { db, clock } = platform;
  const { id, attemptId, method, text, happenedAt, receivedAt, hasNoOrder } = notice;
  const number = attemptId === null ? undefined : await findNumberOfAttempt(db.kysely, attemptId);
  if (number === undefined) {
    const isOver = hasNoOrder || clock.now().getTime() - receivedAt.getTime() > MAX_WAIT_MS;
    return isOver && markRecorded(db.kysely, id, clock.now());
  }
  const comment = `${text} (${happenedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
  return workOn(
    platform,
    number,
    { actor: 'gateway', by: GATEWAYS.find(({ code }) => code === method)?.name, comment, isShown: false },
    async (work) => {
      if (!(await markRecorded(work.db, id, work.now))) return false;
      await record(work, { what: 'comment', status: work.order.status, statusBeforeHold: work.order.statusBeforeHold });
      return true;
    },
  );
};

/** Records the notices of gateways in their orders; returns how many are done. */
export const recordNotices = async (platform: Platform): Promise<number> => {
  let done = 0;
  for (const notice of await findPendingNotices(platform.db.kysely, BATCH))
    if (await recordNotice(platform, notice)) done += 1;
  return done;
};

/** Stores the notice of a gateway, and records it in its order if there is one already. */
export const receiveNotice = async (context: CommerceContext, method: string, signed: SignedNotice): Promise<void> => {
  if (await storeNotice(context, method, signed))
    await recordNotices(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'notification failed, will be retried by the scheduled task'),
    );
};
