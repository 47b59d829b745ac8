import type { Address } from '#storefront/platform/address/address.ts';
import { billingOf, withoutEmail } from './addresses.ts';
import { isAddressSaved } from './checkout-memory.ts';
import type { CheckoutDependencies } from './checkout-dependencies.ts';
import { applyCartStatus, isSameMethod, offeredMethod } from './cart-status.ts';
import type { CartStatus } from './types.ts';

type Needs = Pick<CheckoutDependencies, 'store' | 'api' | 'memory' | 'cart' | 'isSignedIn'>;

/**
 * Synchronizes an open checkout with the cart after a reload, a sign-in, a change in another tab, of language or of
 * currency.
 */
export const createSynchronizer = ({ store, api, memory, cart, isSignedIn }: Needs) => {
  let round = 0;

  /** A new cart, as after a sign-in, has no address yet. */
  const cartStatusOf = async (cartId: string, address: Address): Promise<CartStatus> => {
    const status = await api.getCartStatus(cartId);
    if (status.hasAddress) return status;
    if (!isSignedIn() && address.email) await api.setGuestEmail(cartId, address.email);
    const isSaved = isAddressSaved(memory);
    if (status.isVirtual)
      await api.setBillingAddress(cartId, billingOf(store.getState().billingAddress, address), isSaved);
    else await api.setShippingAddress(cartId, withoutEmail(address), isSaved);
    return api.getCartStatus(cartId);
  };

  /** Sets the method chosen here again when the cart has another or none. */
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
    return api.getCartStatus(cartId);
  };

  return {
    /** The response of a running synchronization is ignored: it is out of date. */
    cancel: (): void => {
      round += 1;
      store.setState({ isSynchronizing: false });
    },
    synchronize: async (): Promise<void> => {
      const { shippingAddress: address, isSubmitting } = store.getState();
      const cartId = cart.id();
      if (!cartId || !address || isSubmitting) return;
      const mine = (round += 1);
      store.setState({ isSynchronizing: true });
      try {
        const status = await withChosenMethod(cartId, address, await cartStatusOf(cartId, address));
        if (mine === round) applyCartStatus(store, memory, status);
      } catch {
        // The totals shown stay: they are compared again before the order is placed.
      } finally {
        if (mine === round) store.setState({ isSynchronizing: false });
      }
    },
  };
};
