import type { LockedCart } from './session.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { reopen, writeAddress } from './store.ts';
import type { AddressExtras } from './store.ts';
import type { Address } from '#commerce/address/types.ts';
import type { AddressKind } from './types.ts';

/** Saves the guest's validated e-mail address. */
export const saveEmail = (session: LockedCart, email: string): Promise<void> => session.update({ email });

/** Saves a validated address. */
export const saveAddress = async (
  session: LockedCart,
  kind: AddressKind,
  address: Address,
  extras: AddressExtras = {},
): Promise<void> => {
  await writeAddress(session.db, session.row.id, kind, address, extras);
  await session.update({});
};

/** Saves the shipping method; the caller has checked that it is available. */
export const saveShippingMethod = (session: LockedCart, carrierCode: string, methodCode: string): Promise<void> =>
  session.update({ shippingCarrierCode: carrierCode, shippingMethodCode: methodCode });

/** Saves what was said of the place; the caller has checked that it is asked. */
export const saveSiteAccess = (session: LockedCart, siteAccess: readonly string[]): Promise<void> =>
  session.update({ siteAccess });

/** Saves the payment method, with the gateway's nonce or the number of a purchase order. */
export const savePaymentMethod = (
  session: LockedCart,
  payment: { code: string; nonce: string | null; isCardKept: boolean; purchaseOrderNumber: string | null },
): Promise<void> => {
  const { code, nonce, isCardKept, purchaseOrderNumber } = payment;
  return session.update({ paymentMethodCode: code, paymentNonce: nonce, isCardKept, purchaseOrderNumber });
};

/** Closes an ordered cart and clears the nonce. */
export const closeCart = (session: LockedCart): Promise<void> =>
  session.update({ isActive: false, paymentNonce: null });

/** Opens a cart that was set aside, unless its customer has filled another since. */
export const reopenCart = (db: Db, id: number, now: Date): Promise<void> => reopen(db, id, now);
