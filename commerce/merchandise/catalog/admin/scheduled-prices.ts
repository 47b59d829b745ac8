import { minorText, toMinor } from '#contract/money.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { MINUTE_MS } from '#commerce/platform/durations.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { recordStaffAction } from '#commerce/platform/security-log.ts';
import { lockSkus } from '../input-store.ts';
import {
  endScheduled,
  insertScheduled,
  lockDue,
  readScheduled,
  type ScheduledPrice,
} from '../scheduled-price-store.ts';
import { readPrices, setPrices } from './admin-store.ts';
import { checkPrice, checkPriced, purgePrices } from './prices.ts';
import { adminProduct } from './products.ts';

export type { ScheduledPrice };

const textOf = ({ currency, price, startsAt }: Pick<ScheduledPrice, 'currency' | 'price' | 'startsAt'>) => ({
  [`price [${currency}]`]: minorText(price, currency),
  from: startsAt.toISOString(),
});

export const scheduledPrices = async (context: CommerceContext, sku: string): Promise<readonly ScheduledPrice[]> => {
  const { id } = await adminProduct(context, sku);
  return readScheduled(context.db.kysely, id);
};

/** Sets a regular price from a later moment, in the currency of the request. `price` is in major units. */
export const schedulePrice = async (
  context: CommerceContext,
  { sku, price, startsAt }: { sku: string; price: number; startsAt: Date },
  by: string,
): Promise<number> => {
  const product = await adminProduct(context, sku);
  checkPriced(product);
  const { currency, clock } = context;
  const minor = toMinor(price, currency);
  checkPrice(minor, currency);
  if (startsAt <= clock.now()) throw new InputError('A scheduled price must start in the future.');
  return context.db.tx(async (db) => {
    const entry = {
      productId: product.id,
      currency,
      price: minor,
      startsAt,
      setBy: by,
      createdBy: context.staff?.email ?? by,
      createdAt: clock.now(),
    };
    const id = await insertScheduled(db, entry);
    await recordStaffAction(
      context,
      db,
      'price-scheduled',
      { by, product: product.id },
      { before: null, after: textOf(entry) },
    );
    return id;
  });
};

/** Cancels a scheduled price. Throws if it was applied or canceled already. */
export const cancelScheduledPrice = async (
  context: CommerceContext,
  { sku, id }: { sku: string; id: number },
  by: string,
): Promise<void> => {
  const product = await adminProduct(context, sku);
  await context.db.tx(async (db) => {
    const end = { id, productId: product.id, state: 'canceled' as const, at: context.clock.now() };
    const canceled = await endScheduled(db, end);
    if (!canceled) throw new NoSuchEntityError('This scheduled price was applied or canceled already.');
    await recordStaffAction(
      context,
      db,
      'price-unscheduled',
      { by, product: product.id },
      { before: textOf(canceled), after: null },
    );
  });
};

/** Applies the first due price in a transaction. Returns false if there is none. */
const applyNext = (platform: Platform): Promise<boolean> =>
  platform.db.tx(async (db) => {
    const now = platform.clock.now();
    const due = await lockDue(db, now);
    if (!due) return false;
    const entry = await endScheduled(db, { ...due, state: 'applied', at: now });
    if (!entry) return true;
    const { productId, currency, price, setBy, createdBy } = entry;
    const { sku } = await db.selectFrom('product').select('sku').where('id', '=', productId).executeTakeFirstOrThrow();
    await lockSkus(db, [sku]);
    const before = (await readPrices(db, [sku])).find((row) => row.currency === currency);
    await setPrices(db, [{ productId, currency, price }], { by: setBy, at: now });
    await purgePrices(platform, db, [productId]);
    const field = `price [${currency}]`;
    await recordStaffAction(
      platform,
      db,
      'price-applied',
      { product: productId },
      {
        by: createdBy ?? setBy,
        before: { [field]: before ? minorText(before.price, currency) : null },
        after: { [field]: minorText(price, currency) },
      },
    );
    return true;
  });

/** Applies all due prices; returns how many. */
export const applyDuePrices = async (platform: Platform): Promise<number> => {
  let count = 0;
  while (await applyNext(platform)) count += 1;
  return count;
};

/** Applies scheduled prices every minute. */
export const startScheduledPrices = (platform: Platform): void => {
  platform.jobs.schedule({
    name: 'scheduled prices',
    everyMs: MINUTE_MS,
    run: async () => ({ prices: await applyDuePrices(platform) }),
  });
};
