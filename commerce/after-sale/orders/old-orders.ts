import { forgetCarts } from '#commerce/sale/cart/service.ts';
import type { Platform } from '#commerce/platform/context.ts';
import { forgetPeople, lockOld } from './old-orders-store.ts';

/**
 * Counted from the last change of an order, as in the privacy policy. Tax law requires six years after the year of the
 * order.
 */
export const ORDER_RETENTION_YEARS = 7;

const AT_ONCE = 200;

/** Removes personal data of orders older than bookkeeping requires; returns their number. */
export const forgetOldOrders = async ({ clock, db }: Pick<Platform, 'clock' | 'db'>): Promise<number> => {
  const before = new Date(clock.now());
  before.setUTCFullYear(before.getUTCFullYear() - ORDER_RETENTION_YEARS);
  const some = (): Promise<number> =>
    db.tx(async (tx) => {
      const old = await lockOld(tx, before, AT_ONCE);
      if (old.length === 0) return 0;
      await forgetPeople(
        tx,
        old.map(({ id }) => id),
      );
      await forgetCarts(
        tx,
        old.flatMap(({ cartId }) => cartId ?? []),
      );
      return old.length;
    });
  let done = 0;
  for (let count = await some(); count > 0; count = count < AT_ONCE ? 0 : await some()) done += count;
  return done;
};
