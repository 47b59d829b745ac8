import type { CartSession } from './session.ts';
import { updateCart, writeAddress } from './store.ts';
import type { AddressExtras, CartChange } from './store.ts';
import type { Address, AddressKind } from './types.ts';

/** Writes to the row and to what the session knows of it. */
const change = async ({ db, row, now }: CartSession, changes: CartChange): Promise<void> => {
  await updateCart(db, row.id, changes, now);
  Object.assign(row, changes);
};

/** Keeps the guest's e-mail address, checked before. */
export const saveEmail = (session: CartSession, email: string): Promise<void> => change(session, { email });

/** Keeps an address, checked before; answers its id. */
export const saveAddress = async (session: CartSession, kind: AddressKind, address: Address, extras: AddressExtras = {}): Promise<number> => {
  const id = await writeAddress(session.db, session.row.id, kind, address, extras);
  await change(session, {});
  return id;
};

/** Keeps the way to ship; whether it is offered is the caller's to ask. */
export const saveShippingMethod = (session: CartSession, carrierCode: string, methodCode: string): Promise<void> =>
  change(session, { shippingCarrierCode: carrierCode, shippingMethodCode: methodCode });

/** Keeps the payment method with the gateway's token for it. */
export const savePaymentMethod = (session: CartSession, code: string, nonce: string | null): Promise<void> =>
  change(session, { paymentMethodCode: code, paymentNonce: nonce });

/** The cart was ordered: nobody changes it any more, and the token is forgotten. */
export const closeCart = (session: CartSession): Promise<void> => change(session, { isActive: false, paymentNonce: null });
