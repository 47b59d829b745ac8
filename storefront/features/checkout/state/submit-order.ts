import type { Address } from '#storefront/platform/address/address.ts';
import { billingOf, withoutEmail } from './addresses.ts';
import type { CheckoutDependencies } from './checkout-actions.ts';
import { MethodGoneError, MissingInformationError, TotalChangedError, UnknownOutcomeError } from './refusals.ts';
import { adoptStanding, isSameMoney, offeredMethod } from './standing.ts';
import type { Money, Receipt, ShippingMethod, Standing } from './types.ts';

type Needs = Pick<
  CheckoutDependencies,
  'store' | 'api' | 'memory' | 'cart' | 'isSignedIn' | 'newKey' | 'now' | 'wasAnswered' | 'keepsCard'
> & {
  receive(receipt: Receipt, cartId: string): void;
};

/** Places the order that the page shows, at the total that it shows, or says why not. */
export const createSubmitOrder = ({
  store,
  api,
  memory,
  cart,
  isSignedIn,
  newKey,
  now,
  wasAnswered,
  keepsCard,
  receive,
}: Needs) => {
  const bareReceipt = (id: string, address: Address): Receipt => ({
    id,
    number: undefined,
    email: address.email,
    isPickup: false,
    placedAt: undefined,
    shippingTitle: store.getState().shippingTitle,
    paymentCode: store.getState().paymentCode,
    paymentTitle: undefined,
    shipping_address: address,
    items: [],
    totals: store.getState().totals,
  });

  /** The answer may have been lost on the way: then the cart tells whether it became an order. */
  const orderThatStands = (cartId: string): Promise<Receipt | undefined> =>
    api.getReceipt(cartId).catch(() => undefined);

  /** True after an order call whose answer was lost: back ends other than ours know no key that makes it the same call again. */
  let isUncertain = false;

  /** The order that stands although nobody was told: ours names it, of others only the cart is known to be closed. */
  const orderUnheardOf = async (cartId: string, address: Address): Promise<Receipt | undefined> =>
    (await orderThatStands(cartId)) ?? ((await api.isCartOpen(cartId)) ? undefined : bareReceipt('', address));

  const stillUnknown = (error: unknown): never => {
    throw new UnknownOutcomeError(error);
  };

  const forgetPayment = (): void => {
    memory.remove('paymentMethod');
    memory.remove('authorize_net_cc');
    store.setState({ paymentCode: undefined, paymentData: undefined });
  };

  /** Shows what the order would cost now, and has the shopper say yes to that. */
  const askAgain = (standing: Standing, shown: Money | undefined): never => {
    adoptStanding(store, memory, standing);
    if (!store.getState().shippingMethod) throw new MethodGoneError();
    store.setState({ notice: undefined });
    throw new TotalChangedError(shown, standing.totals.grandTotal);
  };

  /** Tells the cart once more what the page shows, another tab may have told it something else, and compares what it costs. */
  const confirm = async (
    cartId: string,
    address: Address,
    billingAddress: Address,
    method: ShippingMethod,
    shown: Money | undefined,
  ): Promise<void> => {
    try {
      await api.setShippingInformation(cartId, { shippingAddress: withoutEmail(address), billingAddress, method });
    } catch (error) {
      if (!wasAnswered(error)) throw error;
      const standing = await api.getStanding(cartId);
      throw offeredMethod(method, standing.methods) ? error : askAgain(standing, shown);
    }
    const standing = await api.getStanding(cartId);
    if (!isSameMoney(shown, standing.totals.grandTotal)) askAgain(standing, shown);
  };

  const submit = async (cartId: string): Promise<void> => {
    const {
      shippingAddress: address,
      billingAddress,
      shippingMethod,
      paymentCode,
      paymentData,
      totals,
    } = store.getState();
    if (!address || (!isSignedIn() && !address.email)) throw new MissingInformationError('email');
    if (!shippingMethod) throw new MethodGoneError();
    if (!paymentCode || !paymentData) throw new Error('The payment method is missing');
    const earlier = isUncertain ? await orderUnheardOf(cartId, address).catch(stillUnknown) : undefined;
    isUncertain = false;
    if (earlier) return receive(earlier, cartId);
    const billing = billingOf(billingAddress, address);
    const total = totals?.grandTotal;
    await confirm(cartId, address, billing, shippingMethod, total);
    memory.write('agreements_timestamp', now().toISOString());
    try {
      const key = memory.read('paymentMethod')?.key ?? newKey();
      const id = await api.placeOrder(cartId, {
        email: address.email,
        billingAddress: billing,
        method: paymentCode,
        nonce: paymentData.nonce,
        key,
        total,
      });
      receive((await orderThatStands(cartId)) ?? bareReceipt(id, address), cartId);
    } catch (error) {
      isUncertain = !wasAnswered(error);
      const receipt = isUncertain
        ? await orderUnheardOf(cartId, address).catch(() => undefined)
        : await orderThatStands(cartId);
      if (receipt) return receive(receipt, cartId);
      // After a lost answer the token is kept with its key, so that the next attempt is the same one.
      if (isUncertain) throw new UnknownOutcomeError(error);
      if (!keepsCard(error)) forgetPayment();
      if (error instanceof TotalChangedError) askAgain(await api.getStanding(cartId), total);
      throw error;
    }
  };

  /** What was refused shows in the cart's lines: goods that ran out, prices, a cart that is gone. */
  return (cartId: string): Promise<void> =>
    submit(cartId).catch((error: unknown) => {
      if (wasAnswered(error) || error instanceof MethodGoneError) cart.refresh();
      throw error;
    });
};
