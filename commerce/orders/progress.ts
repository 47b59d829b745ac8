import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { assertMayLeave, assertUnpaid, nextProgress, ProgressError } from './progress-rules.ts';
import type { Progress, ProgressStep, Standing } from './progress-rules.ts';
import { findProgress, lockOrder, moveItems, setOrderStatus } from './progress-store.ts';

const locked = async (db: Db, number: string): Promise<Standing> => {
  const order = await lockOrder(db, number);
  if (!order) throw new ProgressError(`There is no order ${number}.`);
  return order;
};

/** Moves the lines furthest behind one step on, and returns the new statuses of lines and order. */
export const advanceOrder = (platform: Platform, step: ProgressStep): Promise<Progress> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const order = await locked(db, step.number);
    assertMayLeave(step.number, order);
    const progress = nextProgress(await findProgress(db, order.id), step);
    await moveItems(db, progress.ids, progress.to, now, step.trackingNumber);
    await setOrderStatus(db, order.id, progress.order, now);
    await recordStaffAction(platform, db, 'order-advanced', { order: step.number, to: progress.to });
    return progress;
  });

/** The money of a pending order is there: it goes on as any other. */
export const markPaid = (platform: Platform, number: string): Promise<void> =>
  platform.db.tx(async (db) => {
    const order = await locked(db, number);
    assertUnpaid(number, order);
    await setOrderStatus(db, order.id, 'processing', platform.clock.now());
    await recordStaffAction(platform, db, 'order-paid', { order: number });
  });
