import type { CartSession } from './session.ts';
import { writeAddress } from './store.ts';
import type { AddressExtras } from './store.ts';
import type { Address, AddressKind } from './types.ts';

/** Keeps the guest's e-mail address, checked before. */
export const saveEmail = (session: CartSession, email: string): void => session.change({ email });

/** Keeps an address, checked before. */
export const saveAddress = async (
  session: CartSession,
  kind: AddressKind,
  address: Address,
  extras: AddressExtras = {},
): Promise<void> => {
  await writeAddress(session.db, session.row.id, kind, address, extras);
  session.change({});
};

/** Keeps the way to ship; whether it is offered is the caller's to ask. */
export const saveShippingMethod = (session: CartSession, carrierCode: string, methodCode: string): void =>
  session.change({ shippingCarrierCode: carrierCode, shippingMethodCode: methodCode });

/** Keeps the payment method with the gateway's token for it. */
export const savePaymentMethod = (session: CartSession, code: string, nonce: string | null): void =>
  session.change({ paymentMethodCode: code, paymentNonce: nonce });

/** The cart was ordered: nobody changes it any more, and the token is forgotten. */
export const closeCart = (session: CartSession): void => session.change({ isActive: false, paymentNonce: null });
