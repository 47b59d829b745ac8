import type { LockedCart } from './open-cart.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { reopen, writeAddress } from './store.ts';
import { writeStaffDiscounts } from './staff-store.ts';
import type { StaffDiscount } from '#commerce/sale/discount/types.ts';
import type { AddressExtras } from './store.ts';
import type { Address } from '#commerce/people/address/types.ts';
import type { AddressKind } from './types.ts';

/** Saves the guest's validated e-mail address. */
export const saveEmail = (cart: LockedCart, email: string): Promise<void> => cart.update({ email });

/** Saves a validated address. */
export const saveAddress = async (
  cart: LockedCart,
  kind: AddressKind,
  address: Address,
  extras: AddressExtras = {},
): Promise<void> => {
  await writeAddress(cart.db, cart.row.id, kind, address, extras);
  await cart.update();
};

/** Saves the shipping method; the caller has checked its availability. */
export const saveShippingMethod = (cart: LockedCart, carrierCode: string, methodCode: string): Promise<void> =>
  cart.update({ shippingCarrierCode: carrierCode, shippingMethodCode: methodCode });

/** Saves the delivery questions' answers; the caller has checked that the questions apply. */
export const saveSiteAccess = (cart: LockedCart, siteAccess: readonly string[]): Promise<void> =>
  cart.update({ siteAccess });

/** Saves the choice of two shipments. */
export const saveSplit = (cart: LockedCart, isSplit: boolean): Promise<void> => cart.update({ isSplit });

/** Saves the payment method, with the gateway's nonce or the number of a purchase order. */
export const savePaymentMethod = (
  cart: LockedCart,
  payment: { code: string; nonce: string | null; isCardSaved: boolean; purchaseOrderNumber: string | null },
): Promise<void> => {
  const { code, nonce, isCardSaved, purchaseOrderNumber } = payment;
  return cart.update({ paymentMethodCode: code, paymentNonce: nonce, isCardSaved, purchaseOrderNumber });
};

/** Replaces the discounts that staff give; the caller has checked them. */
export const saveStaffDiscounts = async (cart: LockedCart, staffDiscounts: readonly StaffDiscount[]): Promise<void> => {
  await writeStaffDiscounts(cart.db, cart.row.id, staffDiscounts);
  await cart.update();
};

/** Closes an ordered cart and clears the nonce. */
export const closeCart = (cart: LockedCart): Promise<void> => cart.update({ isActive: false, paymentNonce: null });

/** Reopens a cart, unless its customer has started another one since. */
export const reopenCart = (db: Db, id: number, now: Date): Promise<void> => reopen(db, id, now);
