import type { Address } from '#storefront/platform/address/address.ts';
import type { CheckoutDependencies } from './checkout-dependencies.ts';
import type { Receipt } from '../types.ts';

type Needs = Pick<CheckoutDependencies, 'store' | 'api' | 'cart'>;

/** Finds the order of a cart where the response to the order call was lost. */
export const createOrderLookup = ({ store, api, cart }: Needs) => {
  const bareReceipt = (id: string, address: Address): Receipt => ({
    id,
    number: undefined,
    email: address.email,
    isPickup: false,
    placedAt: undefined,
    ...(cart.isVirtual() && { isVirtual: true }),
    shippingTitle: store.getState().shippingTitle,
    paymentCode: store.getState().paymentCode,
    paymentTitle: undefined,
    coupons: store.getState().status?.coupons ?? [],
    shipping_address: address,
    items: [],
    totals: store.getState().totals,
  });
  const placedOrder = (cartId: string): Promise<Receipt | undefined> => api.getReceipt(cartId).catch(() => undefined);
  return {
    bareReceipt,
    placedOrder,
    /** Our back end returns the order; others only report a closed cart. */
    findUnconfirmedOrder: async (cartId: string, address: Address): Promise<Receipt | undefined> =>
      (await placedOrder(cartId)) ?? ((await api.isCartOpen(cartId)) ? undefined : bareReceipt('', address)),
  };
};
