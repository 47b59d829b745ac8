import type { Address } from '#storefront/platform/address/address.ts';
import { billingOf, withoutEmail } from './addresses.ts';
import type { CheckoutDependencies } from './checkout-dependencies.ts';
import { applyStanding, isSameMethod, offeredMethod } from './standing.ts';
import type { Standing } from './types.ts';

type Needs = Pick<CheckoutDependencies, 'store' | 'api' | 'memory' | 'cart' | 'isSignedIn'>;

/**
 * Synchronizes an open checkout with the cart after a reload, a sign-in, a change in another tab, of language or of
 * currency.
 */
export const createCatchUp = ({ store, api, memory, cart, isSignedIn }: Needs) => {
  let round = 0;

  /** A new cart, as after a sign-in, has no address yet. */
  const standingOf = async (cartId: string, address: Address): Promise<Standing> => {
    const standing = await api.getStanding(cartId);
    if (standing.hasAddress) return standing;
    if (!isSignedIn() && address.email) await api.setGuestEmail(cartId, address.email);
    await api.setShippingAddress(cartId, withoutEmail(address), false);
    return api.getStanding(cartId);
  };

  /** Sets the method chosen here again when the cart has another or none. */
  const withChosenMethod = async (cartId: string, address: Address, standing: Standing): Promise<Standing> => {
    const { shippingMethod, billingAddress } = store.getState();
    const offered = offeredMethod(shippingMethod, standing.methods);
    if (!offered || isSameMethod(offered, standing.chosen)) return standing;
    await api.setShippingInformation(cartId, {
      shippingAddress: withoutEmail(address),
      billingAddress: billingOf(billingAddress, address),
      method: offered,
    });
    return api.getStanding(cartId);
  };

  return {
    /** The response of a running synchronization is ignored: it is out of date. */
    cancel: (): void => {
      round += 1;
      store.setState({ isCatchingUp: false });
    },
    catchUp: async (): Promise<void> => {
      const { shippingAddress: address, isSubmitting } = store.getState();
      const cartId = cart.id();
      if (!cartId || !address || isSubmitting) return;
      const mine = (round += 1);
      store.setState({ isCatchingUp: true });
      try {
        const standing = await withChosenMethod(cartId, address, await standingOf(cartId, address));
        if (mine === round) applyStanding(store, memory, standing);
      } catch {
        // The totals shown stay: they are compared again before the order is placed.
      } finally {
        if (mine === round) store.setState({ isCatchingUp: false });
      }
    },
  };
};
