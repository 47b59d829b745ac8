import { receiptKey } from '#commerce/sale/cart/service.ts';
import { MASKED_ID } from '#commerce/sale/cart/types.ts';
import { MAILBOX_PROVED, type ProvedMailbox } from '#commerce/people/customer/service.ts';
import { logSecurityEvent } from '#commerce/platform/security-log.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { paymentInstructions } from '#commerce/sale/payment/service.ts';
import { allPickupPlaces, pickupPlaces } from '#commerce/sale/shipping/service.ts';
import { KEY_LIFETIME_MS } from './placing/idempotency.ts';
import { deleteOldKeys } from './placing/idempotency-store.ts';
import { replaceSettings } from './life/life-store.ts';
import { allocateArrived } from './life/arrivals.ts';
import { renewSetAside } from './life/renew.ts';
import type { OrderSettings } from './life/types.ts';
import { recordNotices } from './notices.ts';
import { forgetOldOrders } from './old-orders.ts';
import { mayReadReceipt } from './receipt-rules.ts';
import { countOrders } from './order-search-store.ts';
import type { OrderPage, OrderSearch } from './search-types.ts';
import { giveToCustomer, readOrders } from './record-store.ts';
import { readSamples } from './sample-store.ts';
import type { SampleRecord } from './sample-store.ts';
import { findReceipt, findReceiptOwner, findTrackedOrders } from './receipt-store.ts';
import type { OrderRecord, Receipt, TrackedOrder } from './types.ts';
import { removeOldPhotos } from './returns/photos.ts';
import { inLanguage } from './words.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

export { customerOrders } from './customer-orders.ts';
export { orderCall } from './placing/order-call.ts';
export { placeOrder } from './placing/place-order.ts';
export { makeReady, shipOrder } from './life/leave.ts';
export { trackedLives } from './life/tracked.ts';
export { orderStatusWords } from './status-words.ts';
export {
  ordersToPack,
  ordersWithArrivals,
  pickupsReadyBefore,
  pickupsReadySince,
  samplesToPost,
  waitingPayments,
  waitingReturns,
} from './waiting.ts';

/**
 * The receipt of the order placed from a cart, for the person who placed it, during one day. Null for an unknown cart,
 * an open cart and another person's order alike.
 */
export const placedOrder = async (context: CommerceContext, maskedId: string): Promise<Receipt | null> => {
  context.noStore();
  const owner = MASKED_ID.test(maskedId) ? await findReceiptOwner(context.db.kysely, maskedId) : undefined;
  if (!owner) return null;
  const caller = { customerId: context.customer?.id, key: receiptKey(context), now: context.clock.now() };
  if (!mayReadReceipt(owner, caller)) {
    logSecurityEvent(context, 'not-the-owner', { code: 'RECEIPT' });
    return null;
  }
  const found = await findReceipt(context.db.kysely, owner.orderId);
  if (!found) return null;
  const { language } = context.storeView;
  const instructions = await paymentInstructions(context.db.kysely, found.paymentMethodCode, language);
  return { ...inLanguage(found, language, await pickupPlaces(context)), instructions };
};

/** Orders for staff, newest first. Texts are in English, not in the language of the order. */
export const searchOrders = async (
  platform: Platform,
  search: OrderSearch,
  page: OrderPage,
): Promise<readonly OrderRecord[]> => {
  const rows = await readOrders(platform.db.kysely, search, page);
  const places = await allPickupPlaces(platform);
  return rows.map(({ texts, ...row }) => {
    const { paymentTitle: payment, shippingTitle: shipping } = inLanguage({ ...texts, taxes: [] }, 'en', places);
    return { ...row, payment, shipping };
  });
};

/** Number of orders that {@link searchOrders} finds. Counting stops at 10,000. */
export const countFoundOrders = (platform: Platform, search: OrderSearch): Promise<number> =>
  countOrders(platform.db.kysely, search);

const EXPORTED_AT_ONCE = 1000;

/** Reads all orders page by page, newest first. */
export async function* orderPages(platform: Platform): AsyncGenerator<readonly OrderRecord[]> {
  for (let before: string | undefined; ;) {
    const page = await searchOrders(platform, {}, { first: EXPORTED_AT_ONCE, before });
    if (page.length > 0) yield page;
    if (page.length < EXPORTED_AT_ONCE) return;
    before = page.at(-1)?.number;
  }
}

/** Samples of all orders, for the shop's staff. */
export const listOrderedSamples = (platform: Platform): Promise<readonly SampleRecord[]> =>
  readSamples(platform.db.kysely);

/** Orders by number for tracking; unknown numbers are absent. */
export const trackedOrders = (platform: Platform, numbers: readonly string[]): Promise<readonly TrackedOrder[]> =>
  findTrackedOrders(platform.db.kysely, numbers);

/** Saves the rules of orders.yaml in the importer's transaction. Null removes the rules. */
export const saveOrderSettings = (db: Db, settings: OrderSettings | null): Promise<void> =>
  replaceSettings(db, settings);

/** An unconfirmed refund or charge blocks its order. */
const RENEWALS_MS = 60_000;

/** Longest time until arrived stock belongs to the orders that wait for it. */
const ARRIVALS_MS = 30_000;

/** Starts the recurring jobs of orders: data retention, and requests to and notices from gateways. */
export const startOrders = (platform: Platform): void => {
  const { clock, db, jobs } = platform;
  jobs.handle(MAILBOX_PROVED, (payload) => giveToCustomer(db.kysely, payload as ProvedMailbox));
  jobs.schedule({
    name: 'old photographs of claims',
    everyMs: DAY_MS,
    run: async () => ({ photographs: await removeOldPhotos(platform) }),
  });
  jobs.schedule({
    name: 'people of old orders',
    everyMs: DAY_MS,
    run: async () => ({ orders: await forgetOldOrders(platform) }),
  });
  jobs.schedule({
    name: 'amounts on cards set aside anew',
    everyMs: RENEWALS_MS,
    run: async () => ({ renewals: await renewSetAside(platform) }),
  });
  jobs.schedule({
    name: 'arrived stock for waiting orders',
    everyMs: ARRIVALS_MS,
    run: async () => ({ units: await allocateArrived(platform) }),
  });
  jobs.schedule({
    name: 'notices of payment gateways',
    everyMs: 60_000,
    run: async () => ({ notices: await recordNotices(platform) }),
  });
  jobs.schedule({
    name: 'old idempotency keys',
    everyMs: DAY_MS,
    run: async () => ({ keys: await deleteOldKeys(db.kysely, new Date(clock.now().getTime() - KEY_LIFETIME_MS)) }),
  });
};
