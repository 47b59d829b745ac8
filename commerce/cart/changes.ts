import type { CartSession } from './session.ts';
import { updateCart, writeAddress } from './store.ts';
import type { AddressExtras } from './store.ts';
import type { Address, AddressKind } from './types.ts';

/** Keeps the guest's e-mail address, checked before. */
export const saveEmail = ({ db, row, now }: CartSession, email: string): Promise<void> => updateCart(db, row.id, { email }, now);

/** Keeps an address, checked before; answers its id. */
export const saveAddress = async (
  { db, row, now }: CartSession,
  kind: AddressKind,
  address: Address,
  extras: AddressExtras = {},
): Promise<number> => {
  const id = await writeAddress(db, row.id, kind, address, extras);
  await updateCart(db, row.id, {}, now);
  return id;
};

/** Keeps the way to ship; whether it is offered is the caller's to ask. */
export const saveShippingMethod = ({ db, row, now }: CartSession, carrierCode: string, methodCode: string): Promise<void> =>
  updateCart(db, row.id, { shippingCarrierCode: carrierCode, shippingMethodCode: methodCode }, now);

/** Keeps the payment method with the gateway's token for it. */
export const savePaymentMethod = ({ db, row, now }: CartSession, code: string, nonce: string | null): Promise<void> =>
  updateCart(db, row.id, { paymentMethodCode: code, paymentNonce: nonce }, now);

/** The cart was ordered: nobody changes it any more, and the token is forgotten. */
export const closeCart = ({ db, row, now }: CartSession): Promise<void> => updateCart(db, row.id, { isActive: false, paymentNonce: null }, now);
