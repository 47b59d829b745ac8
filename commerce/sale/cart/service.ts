import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { CART_LIFETIME_MS } from './rules.ts';
import { deleteIdleCarts, forgetOwners } from './store.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';

export {
  assignCart,
  closeCustomersCart,
  createCart,
  customersOpenCart,
  mergeCarts,
  openCustomerCart,
  setCustomersEmail,
} from './ownership.ts';
export { createCartByStaff } from './by-staff.ts';
export { cartOfQuote } from './cart-of-quote.ts';
export { endLinksOfQuoted, lastQuotedDay, makePayLink } from './pay-link.ts';
export { payLinkOf } from './valid-pay-link.ts';
export { applyCoupons, removeCoupons } from './coupons.ts';
export type { CouponChange } from './coupons.ts';
export {
  closeCart,
  reopenCart,
  saveAddress,
  saveEmail,
  savePaymentMethod,
  saveShippingMethod,
  saveSiteAccess,
  saveStaffDiscounts,
  saveSplit,
} from './changes.ts';
export { acceptQuote, quotesOfCart } from './quoted.ts';
export { neededNow } from './later-rules.ts';
export { cargoOf, consignmentOf, sampleTakerOf } from './detail.ts';
export { buyerOf } from './rules.ts';
export { addHeldSlab, addProducts, addProductsOrThrow } from './add-items.ts';
export { removeItem, updateItems } from './update-items.ts';
export { changeCart, lockCart, paymentContext, readCart, readCartEnvironment } from './open-cart.ts';
export type { CartEnvironment, CartOptions, LockedCart } from './open-cart.ts';
export { productCart } from './product-cart.ts';
export { issueReceiptKey, receiptKey } from './receipt-key.ts';
export { bundleOptions, chosenFiles, customizableOptions, sampleFiles } from './line-parts.ts';
export { asCharged, cartTotals, shippingPrice } from './totals.ts';

/** Removes customer, email and addresses from carts, in the caller's transaction. */
export const forgetCarts = (db: Db, ids: readonly number[]): Promise<void> => forgetOwners(db, ids);

/** Deletes abandoned carts once a day. */
export const scheduleCartCleanUp = ({ clock, db, jobs }: Platform): void =>
  jobs.schedule({
    name: 'idle carts',
    everyMs: DAY_MS,
    run: async () => ({
      carts: await deleteIdleCarts(db.kysely, new Date(clock.now().getTime() - CART_LIFETIME_MS)),
    }),
  });
