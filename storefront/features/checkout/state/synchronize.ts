import type { Address } from '#storefront/platform/address/address.ts';
import { billingOf, withoutEmail } from './addresses.ts';
import { isAddressSaved } from './checkout-memory.ts';
import type { CheckoutDependencies } from './checkout-dependencies.ts';
import { applyCartStatus, isSameMethod, offeredMethod } from './cart-status.ts';
import type { CartStatus, Place } from '../types.ts';

const plain = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase();

const isAt = (place: Place | undefined, { country_id, region_code, postcode }: Address): boolean =>
  place !== undefined &&
  [place.country_id, place.region_code, place.postcode].map(plain).join() ===
    [country_id, region_code, postcode].map(plain).join();

/** Content that another tab can change, besides address and method. */
const contentOf = ({ lines, coupons }: CartStatus): string =>
  JSON.stringify([coupons, lines.map(({ uid, quantity, rowTotal }) => [uid, quantity, rowTotal])]);

type Needs = Pick<CheckoutDependencies, 'store' | 'api' | 'memory' | 'cart' | 'isSignedIn'>;

/**
 * Synchronizes an open checkout with the cart after a reload, a sign-in, a change in another tab, of language or of
 * currency.
 */
export const createSynchronizer = ({ store, api, memory, cart, isSignedIn }: Needs) => {
  let round = 0;
  /** Content of the cart after the last synchronisation. */
  let followed: string | undefined;

  /** The address that decides about freight and taxes. */
  const addressIn = ({ isVirtual }: CartStatus, address: Address): Address =>
    isVirtual ? billingOf(store.getState().billingAddress, address) : address;

  /** A new cart, as after a sign-in, has no address yet; another tab may have set another one. */
  const withAddress = async (cartId: string, address: Address): Promise<CartStatus> => {
    const status = await cart.read(cartId);
    if (isAt(status.place, addressIn(status, address))) return status;
    if (!isSignedIn() && address.email) await api.setGuestEmail(cartId, address.email);
    const isSaved = isAddressSaved(memory);
    if (status.isVirtual) await api.setBillingAddress(cartId, addressIn(status, address), isSaved);
    else await api.setShippingAddress(cartId, withoutEmail(address), isSaved);
    return cart.read(cartId);
  };

  /** Sets the method of this page in the cart if the cart has another one or none. */
  const withChosenMethod = async (cartId: string, address: Address, status: CartStatus): Promise<CartStatus> => {
    const { shippingMethod, billingAddress } = store.getState();
    const offered = offeredMethod(shippingMethod, status.methods);
    if (status.isVirtual || !offered || isSameMethod(offered, status.chosen)) return status;
    await api.setShippingInformation(cartId, {
      shippingAddress: withoutEmail(address),
      billingAddress: billingOf(billingAddress, address),
      method: offered,
      isSaved: isAddressSaved(memory),
    });
    return cart.read(cartId);
  };

  /** Returns whether a response belongs to the address and method selected here. */
  const hasOurChoices = (status: CartStatus, address: Address): boolean => {
    const offered = offeredMethod(store.getState().shippingMethod, status.methods);
    return (
      isAt(status.place, addressIn(status, address)) &&
      (status.isVirtual || !offered || isSameMethod(offered, status.chosen))
    );
  };

  const synchronize = async (): Promise<void> => {
    const { shippingAddress: address, isSubmitting } = store.getState();
    const cartId = cart.id();
    if (!cartId || !address || isSubmitting) return;
    const mine = (round += 1);
    store.setState({ isSynchronizing: true });
    try {
      const status = await withChosenMethod(cartId, address, await withAddress(cartId, address));
      if (mine === round) applyCartStatus(store, memory, status);
    } catch {
      // The cart shown stays: it is compared again before the order is placed.
    } finally {
      if (mine === round) store.setState({ isSynchronizing: false });
    }
  };

  return {
    synchronize,
    /** The response of a running synchronization is ignored: it is out of date. */
    cancel: (): void => {
      round += 1;
      followed = undefined;
      store.setState({ isSynchronizing: false });
    },
    /**
     * Shows the cart that another part of the page loaded. A cart with another tab's address or method is given the
     * choices of this page once for each content: two open checkouts would otherwise overwrite each other forever.
     */
    follow: async (status: CartStatus): Promise<void> => {
      const { shippingAddress: address, isSubmitting } = store.getState();
      if (!address || isSubmitting) return;
      const content = contentOf(status);
      const isNew = content !== followed;
      followed = content;
      if (hasOurChoices(status, address)) applyCartStatus(store, memory, status);
      else if (isNew) await synchronize();
    },
  };
};
