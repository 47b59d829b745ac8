import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { productImageUrl } from '#commerce/media/service.ts';
import { moneyOf } from '#commerce/platform/money.ts';
import { pickupPlaces } from '#commerce/shipping/service.ts';
import type { PlacedOrder } from '#contract/generated/schema-types.ts';
import { KEEP_KEYS_MS } from './idempotency.ts';
import { deleteOldKeys } from './idempotency-store.ts';
import { startInbox } from './inbox.ts';
import { findReceipt, findTrackedOrders } from './receipt-store.ts';
import type { TrackedOrder } from './types.ts';
import { inLanguageOf } from './words.ts';

export { orderCall } from './order-call.ts';
export { placeOrder } from './place-order.ts';
export { advanceOrder } from './progress.ts';

/** The receipt of the order a cart became; null while it is none, and of a cart nobody knows. */
export const placedOrder = async (context: CommerceContext, maskedId: string): Promise<PlacedOrder | null> => {
  context.noStore();
  const found = /^[A-Za-z0-9]{32}$/.test(maskedId) ? await findReceipt(context.db.kysely, maskedId) : undefined;
  if (!found) return null;
  const order = inLanguageOf(found, context.storeView.language, await pickupPlaces(context));
  const { address, currency } = order;
  return {
    id: String(order.id),
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    email: order.email,
    shipping_address: {
      firstname: address.firstname,
      lastname: address.lastname,
      street: address.street,
      city: address.city,
      region_code: address.regionCode,
      postcode: address.postcode,
      country_id: address.countryId,
      telephone: address.telephone,
    },
    shipping_title: order.shippingTitle,
    is_pickup: order.isPickup,
    payment_title: order.paymentTitle,
    payment_method_code: order.paymentMethodCode,
    items: order.lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      options: line.options.map(({ value }) => value),
      quantity: line.quantity,
      row_total: moneyOf(line.rowTotal, currency),
      image: line.imageFile && productImageUrl(context.settings, line.imageFile),
    })),
    subtotal: moneyOf(order.subtotal, currency),
    shipping_amount: moneyOf(order.shippingAmount, currency),
    taxes: order.taxes.map(({ label, amount }) => ({ label, amount: moneyOf(amount, currency) })),
    grand_total: moneyOf(order.grandTotal, currency),
  };
};

/** Orders by number for tracking; unknown numbers are absent. */
export const trackedOrders = (platform: Platform, numbers: readonly string[]): Promise<readonly TrackedOrder[]> => findTrackedOrders(platform.db.kysely, numbers);

const DAY_MS = 24 * 3600 * 1000;

/**
 * Forgets answers of order calls that nobody can ask for any more, now and once a day; on the embedded database also takes
 * the steps that the ship command leaves for it.
 */
export const startOrders = (platform: Platform): void => {
  const { clock, db, log } = platform;
  const clean = (): void =>
    void deleteOldKeys(db.kysely, new Date(clock.now().getTime() - KEEP_KEYS_MS)).catch((error: unknown) => log.warn({ err: error }, 'old idempotency keys were kept'));
  clean();
  setInterval(clean, DAY_MS).unref();
  startInbox(platform);
};
