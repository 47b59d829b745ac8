import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { findUntold, markTold, takeNotice } from '#commerce/payment/service.ts';
import type { SignedNotice, ToldNotice } from '#commerce/payment/types.ts';
import { record, workOn } from './life/work.ts';
import { findNumberOfAttempt } from './record-store.ts';

const BATCH = 50;
/** As long as an order may take to be written after its charge, by far; then nobody knows the transaction. */
const PATIENCE_MS = 3600 * 1000;

const NAMES: Readonly<Record<string, string>> = { braintree: 'Braintree', authorizenet_acceptjs: 'Authorize.Net' };

/** Writes a notice into its order's history, for staff alone; false while nobody knows the order. */
const tellOrder = async (platform: Platform, notice: ToldNotice): Promise<boolean> => {
  const { db, clock } = platform;
  const { id, attemptId, method, text, happenedAt, receivedAt, hasNoOrder } = notice;
  const number = attemptId === null ? undefined : await findNumberOfAttempt(db.kysely, attemptId);
  if (number === undefined) {
    const isOver = hasNoOrder || clock.now().getTime() - receivedAt.getTime() > PATIENCE_MS;
    return isOver && markTold(db.kysely, id, clock.now());
  }
  const comment = `${text} (${happenedAt.toISOString().slice(0, 16).replace('T', ' ')} UTC)`;
  return workOn(platform, number, { actor: 'gateway', by: NAMES[method], comment, isShown: false }, async (work) => {
    if (!(await markTold(work.db, id, work.now))) return false;
    await record(work, { what: 'comment', status: work.order.status, heldFrom: work.order.heldFrom });
    return true;
  });
};

/** Tells orders of what gateways told; returns how many notices are done with. */
export const tellOrders = async (platform: Platform): Promise<number> => {
  let done = 0;
  for (const notice of await findUntold(platform.db.kysely, BATCH)) if (await tellOrder(platform, notice)) done += 1;
  return done;
};

/** Keeps a gateway's notice, and tells its order where that is there already. */
export const hearNotice = async (context: CommerceContext, method: string, signed: SignedNotice): Promise<void> => {
  if (await takeNotice(context, method, signed))
    await tellOrders(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'notice left to the next round'),
    );
};
