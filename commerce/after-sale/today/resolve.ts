import { waitingPayments } from '#commerce/after-sale/orders/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { dismissFailed, retryUnsent } from '#commerce/platform/mail/unsent-store.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { shopTimeZone } from '#commerce/platform/shop-time.ts';
import type { WaitingItem } from '#commerce/platform/waiting.ts';
import { sendMovements, sendRefunds, sweepAttempts } from '#commerce/sale/payment/service.ts';
import { timesOf } from './rules.ts';

const changeMail = (
  platform: Platform,
  action: string,
  { mail, by }: { mail: number; by: string },
  change: (db: Db) => Promise<boolean>,
): Promise<void> =>
  platform.db.tx(async (db) => {
    if (!(await change(db)))
      throw new NoSuchEntityError('There is no failed email %1.', { parameters: [String(mail)] });
    await recordStaffAction(platform, db, action, { mail, by });
  });

/** Sends a failed email again within seconds. */
export const retryMail = (platform: Platform, mail: number, by: string): Promise<void> =>
  changeMail(
    platform,
    'mail-retry',
    { mail, by },
    async (db) => (await retryUnsent(db, mail, platform.clock.now())) > 0,
  );

/** Gives up a failed email for good. */
export const dismissMail = (platform: Platform, mail: number, by: string): Promise<void> =>
  changeMail(platform, 'mail-dismiss', { mail, by }, (db) => dismissFailed(db, mail, platform.clock.now()));

/** Payments without a result for some minutes. */
export const doubtfulPayments = (platform: Platform): Promise<readonly WaitingItem[]> =>
  waitingPayments(platform, timesOf(platform.clock.now(), shopTimeZone()).doubtBefore);

/** Queries the gateways about payments without a result now, as the scheduled jobs do. */
export const checkPayments = async (platform: Platform, by: string): Promise<void> => {
  await sweepAttempts(platform);
  await sendMovements(platform);
  await sendRefunds(platform);
  await platform.db.tx((db) => recordStaffAction(platform, db, 'payments-check', { by }));
};
