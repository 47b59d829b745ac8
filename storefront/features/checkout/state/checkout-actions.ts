import type { Address } from '#storefront/platform/address/address.ts';
import { billingOf, isForeign, personOf, withoutEmail } from './addresses.ts';
import { createSynchronizer } from './synchronize.ts';
import type { CheckoutDependencies } from './checkout-dependencies.ts';
import { clearCheckout, isAddressSaved } from './checkout-memory.ts';
import { emptyCheckout } from './checkout-store.ts';
import { MethodGoneError, MissingInformationError } from './refusals.ts';
import { applyCartStatus, forgetPayment } from './cart-status.ts';
import { createSubmitOrder } from './submit-order.ts';
import type { BillingAddress, PaymentData, Receipt, ShippingMethod, ShownCart, Step } from '../types.ts';

/** Steps that settle a notice; billing and payment do not change the total, and an order leaves an empty checkout. */
const settles: readonly Step[] = ['shippingAddress', 'shippingMethod'];

/** The steps of checkout. Each is submitted and then accepted or rejected; input stays until the order is placed. */
export const createCheckoutActions = (dependencies: CheckoutDependencies) => {
  const { store, api, memory, cart, country, language, isSignedIn, closeDrawer, newKey, ordered } = dependencies;
  const { synchronize, follow, cancel: dropCatchUp } = createSynchronizer(dependencies);

  const step = async (name: Step, work: (cartId: string) => Promise<void>): Promise<void> => {
    dropCatchUp();
    store.setState((state) => ({ isSubmitting: true, errors: { ...state.errors, [name]: undefined } }));
    try {
      const cartId = cart.id();
      if (!cartId) throw new MissingInformationError('cartId');
      await work(cartId);
      store.setState({
        editing: undefined,
        ...(settles.includes(name) && { notice: undefined, guestCart: undefined }),
        errors: {},
      });
    } catch (error) {
      const isEmailMissing = error instanceof MissingInformationError && error.message.endsWith('email');
      const reported = isEmailMissing ? 'shippingAddress' : name;
      store.setState((state) => ({
        errors: { ...state.errors, [reported]: error },
        ...(isEmailMissing ? { editing: reported } : {}),
      }));
      throw error;
    } finally {
      store.setState({ isSubmitting: false });
    }
  };

  /** A customer's address has no e-mail address: the account's is used. */
  const storable = (address: Address): Address => (isSignedIn() ? withoutEmail(address) : address);

  const noteStore = (kind: 'sent' | 'typed'): void =>
    memory.write('checkout_stores', { ...memory.read('checkout_stores'), [kind]: country });

  /** The cart is given away, and a new one begins. */
  const startAnew = (): void => {
    cart.remove();
    cart.create().catch(() => undefined);
  };

  const receive = (receipt: Receipt, cartId: string): void => {
    const isNew = memory.read('last_order')?.cartId !== cartId;
    if (isNew) {
      clearCheckout(memory);
      memory.write('last_order', { ...receipt, cartId, language });
      startAnew();
    }
    store.setState({ ...emptyCheckout, receipt: { order: receipt } });
    ordered(receipt, isNew);
  };

  /** Looks for an order submitted when its page was left. */
  const recover = async (): Promise<void> => {
    // The card token may be spent.
    forgetPayment(store, memory);
    try {
      const { createOrderRecovery } = await import('./recover-order.ts');
      await createOrderRecovery({ ...dependencies, receive })();
    } finally {
      store.setState({ isRecovering: false });
    }
  };

  let guestSaw: ShownCart | undefined;

  /** Called with each cart shown in the summary. */
  const noteShown = (cart: ShownCart): void => {
    if (!isSignedIn()) guestSaw = cart;
  };

  const begin = (): void => {
    dropCatchUp();
    if (isSignedIn()) memory.write('checkout_customer', true);
    const isOrderSent = memory.read('sent_order') !== undefined;
    if (isOrderSent) void recover();
    const address = memory.read('shipping_address');
    const isSetAside = isForeign(address, memory.read('checkout_stores')?.sent, country);
    // A guest's address without an e-mail address is left over from an expired session.
    const isUsable = address !== undefined && !isSetAside && (isSignedIn() || address.email !== undefined);
    const shippingMethod = isUsable ? memory.read('shippingMethod') : undefined;
    store.setState({
      ...emptyCheckout,
      isRecovering: isOrderSent,
      availableShippingMethods: (isUsable && memory.read('availableShippingMethods')) || [],
      billingAddress: memory.read('billing_address'),
      shippingAddress: isUsable ? storable(address) : undefined,
      shippingMethod,
      shippingTitle: shippingMethod?.carrier_title,
      paymentMethods: isUsable ? memory.read('availablePaymentMethods') : undefined,
      paymentCode: memory.read('paymentMethod')?.code,
      paymentData: memory.read('authorize_net_cc'),
      isCustomers: memory.read('checkout_customer') ?? false,
      guestCart: isSignedIn() ? guestSaw : undefined,
      notice: isSetAside ? { kind: 'address_set_aside' } : undefined,
    });
    guestSaw = undefined;
  };

  const submitShippingAddress = (address: Address, isSaved = false): Promise<void> =>
    step('shippingAddress', async (cartId) => {
      const isGuest = !isSignedIn();
      if (isGuest && !address.email) throw new MissingInformationError('email');
      const saved = storable(address);
      memory.write('guest_shipping_data', saved);
      noteStore('typed');
      if (isGuest && address.email) await api.setGuestEmail(cartId, address.email);
      const isToSave = isSaved && !isGuest;
      const isVirtual = cart.isVirtual();
      if (isVirtual) await api.setBillingAddress(cartId, withoutEmail(address), isToSave);
      else await api.setShippingAddress(cartId, withoutEmail(address), isToSave);
      const status = await cart.read(cartId);
      if (isGuest) memory.remove('checkout_customer');
      memory.write('shipping_address', saved);
      if (isToSave) memory.write('address_saved', true);
      else memory.remove('address_saved');
      noteStore('sent');
      store.setState({
        shippingAddress: saved,
        shippingMethod: undefined,
        totals: undefined,
        isCustomers: !isGuest,
        ...(isVirtual && { billingAddress: { sameAsShippingAddress: true } }),
      });
      if (isVirtual) memory.write('billing_address', { sameAsShippingAddress: true });
      applyCartStatus(store, memory, status);
    });

  const submitShippingMethod = (method: ShippingMethod): Promise<void> =>
    step('shippingMethod', async (cartId) => {
      const { shippingAddress, billingAddress } = store.getState();
      if (!shippingAddress) throw new MissingInformationError('email');
      await api.setShippingInformation(cartId, {
        shippingAddress: withoutEmail(shippingAddress),
        billingAddress: billingOf(billingAddress, shippingAddress),
        method,
        isSaved: isAddressSaved(memory),
      });
      const status = await cart.read(cartId);
      store.setState({ shippingMethod: method });
      applyCartStatus(store, memory, status);
      if (!store.getState().shippingMethod) throw new MethodGoneError();
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
      store.setState(({ notice }) => ({
        paymentCode: code,
        paymentData: data,
        notice: notice?.kind === 'order_not_found' ? undefined : notice,
      }));
    });

  const sendOrder = createSubmitOrder({ ...dependencies, receive });

  /** Sends the cart away to wait for a yes. */
  const handOver = async (send: (cartId: string) => Promise<void>): Promise<void> => {
    dropCatchUp();
    await send(cart.id() ?? '');
    clearCheckout(memory);
    startAnew();
  };

  const reset = (): void => {
    dropCatchUp();
    clearCheckout(memory);
    store.setState(emptyCheckout);
    closeDrawer();
  };

  return {
    begin,
    recover,
    handOver,
    synchronize,
    follow,
    noteShown,
    /** Payment instructions by method code. Empty if the back end has none. */
    paymentInstructions: async (): Promise<ReadonlyMap<string, string>> => {
      const cartId = cart.id();
      return cartId ? api.getPaymentInstructions(cartId).catch(() => new Map()) : new Map();
    },
    /** Saves the address form while it is typed, so that a reload or an expired session loses nothing. */
    saveAddress: (address: Address): void => {
      memory.write('guest_shipping_data', storable(address));
      noteStore('typed');
    },
    /** Initial values of the address form; of an address in another country only the person. */
    savedAddress: (): Partial<Address> | undefined => {
      const cached = memory.read('guest_shipping_data');
      return cached && isForeign(cached, memory.read('checkout_stores')?.typed, country)
        ? personOf(cached, country)
        : cached;
    },
    edit: (name: Step): void => store.setState({ editing: name }),
    submitShippingAddress,
    submitShippingMethod,
    submitBillingAddress,
    submitPaymentMethod,
    /** Includes the ids of accepted agreements. */
    submitOrder: (agreed: readonly string[] = []): Promise<void> =>
      step('order', (cartId) => sendOrder(cartId, agreed)),
    cancel: reset,
    reset,
  };
};

export type CheckoutActions = ReturnType<typeof createCheckoutActions>;
