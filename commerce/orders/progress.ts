import type { Platform } from '#commerce/platform/context.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { nextProgress, ProgressError } from './progress-rules.ts';
import type { Progress, ProgressStep } from './progress-rules.ts';
import { findProgress, lockOrder, moveItems, setOrderStatus } from './progress-store.ts';

/** Moves the lines furthest behind one step on, and returns the new statuses of lines and order. */
export const advanceOrder = (platform: Platform, step: ProgressStep): Promise<Progress> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const orderId = await lockOrder(db, step.number);
    if (orderId === undefined) throw new ProgressError(`There is no order ${step.number}.`);
    const progress = nextProgress(await findProgress(db, orderId), step);
    await moveItems(db, progress.ids, progress.to, now, step.trackingNumber);
    await setOrderStatus(db, orderId, progress.order, now);
    await recordStaffAction(platform, db, 'order-advanced', { order: step.number, to: progress.to });
    return progress;
  });
