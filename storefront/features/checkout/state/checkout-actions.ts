import type { Address } from '#storefront/platform/address/address.ts';
import { forgetCheckout, type CheckoutMemory } from './checkout-memory.ts';
import { emptyCheckout, type CheckoutStore } from './checkout-store.ts';
import type { BillingAddress, CheckoutApi, PaymentData, Receipt, ShippingMethod, Step } from './types.ts';

export type CheckoutDependencies = {
  store: CheckoutStore;
  api: CheckoutApi;
  memory: CheckoutMemory;
  cart: { id(): string | undefined; remove(): void; create(): Promise<unknown> };
  /** False when the answer was lost: then it is unknown whether the order stands. */
  wasAnswered(error: unknown): boolean;
  isSignedIn(): boolean;
  closeDrawer(): void;
  newKey(): string;
  now(): Date;
  ordered(receipt: Receipt): void;
};

export class MissingInformationError extends Error {
  constructor(name: 'cartId' | 'email') {
    super(`Missing required information: ${name}`);
  }
}

const billingOf = (billing: BillingAddress | undefined, shipping: Address): Address => {
  if (!billing || billing.sameAsShippingAddress) return shipping;
  const { sameAsShippingAddress: _, ...address } = billing;
  return address;
};

const withoutEmail = ({ email: _, ...address }: Address): Address => address;

/** The steps of checkout. Each goes submit, then accept or reject; what was typed is kept until the order stands. */
export const createCheckoutActions = ({ store, api, memory, cart, isSignedIn, closeDrawer, newKey, now, wasAnswered, ordered }: CheckoutDependencies) => {
  const step = async (name: Step, work: (cartId: string) => Promise<void>): Promise<void> => {
    store.setState((state) => ({ isSubmitting: true, errors: { ...state.errors, [name]: undefined } }));
    try {
      const cartId = cart.id();
      if (!cartId) throw new MissingInformationError('cartId');
      await work(cartId);
      store.setState({ editing: undefined });
    } catch (error) {
      store.setState((state) => ({ errors: { ...state.errors, [name]: error } }));
      throw error;
    } finally {
      store.setState({ isSubmitting: false });
    }
  };

  const forgetPayment = (): void => {
    memory.remove('paymentMethod');
    memory.remove('authorize_net_cc');
    store.setState({ paymentCode: undefined, paymentData: undefined });
  };

  const begin = (): void => {
    const shippingMethod = memory.read('shippingMethod');
    store.setState({
      ...emptyCheckout,
      availableShippingMethods: memory.read('availableShippingMethods') ?? [],
      billingAddress: memory.read('billing_address'),
      shippingAddress: memory.read('shipping_address'),
      shippingMethod,
      shippingTitle: shippingMethod?.carrier_title,
      paymentCode: memory.read('paymentMethod')?.code,
      paymentData: memory.read('authorize_net_cc'),
    });
  };

  const submitShippingAddress = (address: Address, isSaved = false): Promise<void> =>
    step('shippingAddress', async (cartId) => {
      const isGuest = !isSignedIn();
      if (isGuest && !address.email) throw new MissingInformationError('email');
      memory.write('guest_shipping_data', address);
      if (isGuest && address.email) await api.setGuestEmail(cartId, address.email);
      const methods = await api.setShippingAddress(cartId, withoutEmail(address), isSaved && !isGuest);
      memory.write('shipping_address', address);
      memory.write('availableShippingMethods', methods);
      memory.remove('shippingMethod');
      store.setState({ shippingAddress: address, availableShippingMethods: methods, shippingMethod: undefined, shippingTitle: undefined, totals: undefined });
    });

  const shareWithServer = async (cartId: string, method: ShippingMethod): Promise<void> => {
    const { shippingAddress, billingAddress } = store.getState();
    if (!shippingAddress) throw new MissingInformationError('email');
    const shipping = withoutEmail(shippingAddress);
    await api.setShippingInformation(cartId, { shippingAddress: shipping, billingAddress: withoutEmail(billingOf(billingAddress, shipping)), method });
    store.setState({ totals: await api.getTotals(cartId) });
  };

  const submitShippingMethod = (method: ShippingMethod): Promise<void> =>
    step('shippingMethod', async (cartId) => {
      await shareWithServer(cartId, method);
      memory.write('shippingMethod', method);
      store.setState({ shippingMethod: method, shippingTitle: method.carrier_title });
    });

  const submitBillingAddress = (billing: BillingAddress): Promise<void> =>
    step('billingAddress', async () => {
      memory.write('billing_address', billing);
      store.setState({ billingAddress: billing });
    });

  const submitPaymentMethod = (code: string, data: PaymentData): Promise<void> =>
    step('paymentMethod', async () => {
      memory.write('paymentMethod', { code, key: newKey() });
      memory.write('authorize_net_cc', data);
      store.setState((state) => ({ paymentCode: code, paymentData: data, errors: { ...state.errors, order: undefined } }));
    });

  const receive = (receipt: Receipt): void => {
    forgetCheckout(memory);
    memory.write('last_order', receipt);
    cart.remove();
    cart.create().catch(() => undefined);
    store.setState({ ...emptyCheckout, receipt: { order: receipt } });
    ordered(receipt);
  };

  const bareReceipt = (id: string, address: Address): Receipt => ({
    id,
    number: undefined,
    email: address.email,
    isPickup: false,
    placedAt: undefined,
    shippingTitle: store.getState().shippingTitle,
    paymentTitle: undefined,
    shipping_address: address,
    items: [],
    totals: store.getState().totals,
  });

  /** The answer may have been lost on the way: then the cart tells whether it became an order. */
  const orderThatStands = async (cartId: string): Promise<Receipt | undefined> => api.getReceipt(cartId).catch(() => undefined);

  /** True after an order call whose answer was lost: back ends other than ours know no key that makes it the same call again. */
  let isUncertain = false;

  /** The order that stands although nobody was told: ours names it, of others only the cart is known to be closed. */
  const orderUnheardOf = async (cartId: string, address: Address): Promise<Receipt | undefined> =>
    (await orderThatStands(cartId)) ?? ((await api.isCartOpen(cartId)) ? undefined : bareReceipt('', address));

  const submitOrder = (): Promise<void> =>
    step('order', async (cartId) => {
      const { shippingAddress, billingAddress, paymentCode, paymentData } = store.getState();
      const payment = memory.read('paymentMethod');
      if (!shippingAddress?.email) throw new MissingInformationError('email');
      if (!paymentCode || !paymentData) throw new Error('The payment method is missing');
      const billing = withoutEmail(billingOf(billingAddress, shippingAddress));
      const earlier = isUncertain ? await orderUnheardOf(cartId, shippingAddress) : undefined;
      isUncertain = false;
      if (earlier) return receive(earlier);
      memory.write('agreements_timestamp', now().toISOString());
      try {
        const id = await api.placeOrder(cartId, { email: shippingAddress.email, billingAddress: billing, method: paymentCode, nonce: paymentData.nonce, key: payment?.key ?? newKey() });
        receive((await orderThatStands(cartId)) ?? bareReceipt(id, shippingAddress));
      } catch (error) {
        isUncertain = !wasAnswered(error);
        const receipt = isUncertain ? await orderUnheardOf(cartId, shippingAddress).catch(() => undefined) : await orderThatStands(cartId);
        if (receipt) return receive(receipt);
        // A token is good for one attempt. After a lost answer it is kept with its key, so that the next attempt is the same one.
        if (wasAnswered(error)) forgetPayment();
        throw error;
      }
    });

  const reset = (): void => {
    forgetCheckout(memory);
    store.setState(emptyCheckout);
    closeDrawer();
  };

  return {
    begin,
    /** What is typed into the address before it is sent: a reload, or a sign-in that runs out, loses none of it. */
    keepAddress: (address: Address): void => memory.write('guest_shipping_data', address),
    keptAddress: (): Address | undefined => memory.read('guest_shipping_data'),
    edit: (name: Step): void => store.setState({ editing: name }),
    submitShippingAddress,
    submitShippingMethod,
    submitBillingAddress,
    submitPaymentMethod,
    submitOrder,
    setOrder: (order: Receipt): void => store.setState({ receipt: { order } }),
    resetReceipt: (): void => store.setState({ receipt: { order: undefined } }),
    cancel: reset,
    reset,
  };
};

export type CheckoutActions = ReturnType<typeof createCheckoutActions>;
