import type { Address } from '#storefront/platform/address/address.ts';
import { billingOf, withoutEmail } from './addresses.ts';
import type { CheckoutDependencies } from './checkout-actions.ts';
import { adoptStanding, isSameMethod, offeredMethod } from './standing.ts';
import type { Standing } from './types.ts';

type Needs = Pick<CheckoutDependencies, 'store' | 'api' | 'memory' | 'cart' | 'isSignedIn'>;

/** Brings an open checkout up to the cart: after other tabs changed it, a reload, another language or currency, a sign-in. */
export const createCatchUp = ({ store, api, memory, cart, isSignedIn }: Needs) => {
  let round = 0;

  /** A new cart, as after a sign-in, does not know yet where it goes. */
  const standingOf = async (cartId: string, address: Address): Promise<Standing> => {
    const standing = await api.getStanding(cartId);
    if (standing.hasAddress) return standing;
    if (!isSignedIn() && address.email) await api.setGuestEmail(cartId, address.email);
    await api.setShippingAddress(cartId, withoutEmail(address), false);
    return api.getStanding(cartId);
  };

  /** The method that was chosen here, where the cart has another or none. */
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
    /** What is under way is out of date: its answer is not taken. */
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
        if (mine === round) adoptStanding(store, memory, standing);
      } catch {
        // What is shown stays: an order is compared with it again before it is placed.
      } finally {
        if (mine === round) store.setState({ isCatchingUp: false });
      }
    },
  };
};
