import type { Address } from '#storefront/platform/address/address.ts';
import { billingOf, withoutEmail } from './addresses.ts';
import { isAddressSaved } from './checkout-memory.ts';
import type { CheckoutDependencies } from './checkout-dependencies.ts';
import { MethodGoneError, MissingInformationError, TotalChangedError, UnknownOutcomeError } from './refusals.ts';
import { applyCartStatus, forgetPayment, isSameMoney, offeredMethod } from './cart-status.ts';
import type { Money, Receipt, ShippingMethod, CartStatus } from '../types.ts';
import { createOrderLookup } from './unconfirmed-order.ts';

type Needs = Pick<
  CheckoutDependencies,
  'store' | 'api' | 'memory' | 'cart' | 'isSignedIn' | 'newKey' | 'now' | 'hadResponse' | 'keepsCard' | 'isPaymentGone'
> & {
  receive(receipt: Receipt, cartId: string): void;
};

/** Places the order at the total shown, or rejects with the reason. */
export const createSubmitOrder = ({
  store,
  api,
  memory,
  cart,
  isSignedIn,
  newKey,
  now,
  hadResponse,
  keepsCard,
  isPaymentGone,
  receive,
}: Needs) => {
  const {
    bareReceipt,
    placedOrder,
    findUnconfirmedOrder: findUnansweredOrder,
  } = createOrderLookup({ store, api, cart });

  const stillUnknown = (error: unknown): never => {
    throw new UnknownOutcomeError(error);
  };

  /** Shows the current total and asks the shopper to confirm it. */
  const requireConfirmation = (status: CartStatus, shown: Money | undefined): never => {
    applyCartStatus(store, memory, status);
    if (!status.isVirtual && !store.getState().shippingMethod) throw new MethodGoneError();
    store.setState({ notice: undefined });
    throw new TotalChangedError(shown, status.totals.grandTotal);
  };

  /** Sends the page's choices again, because another tab may have changed them, and compares the total. */
  const confirm = async (
    cartId: string,
    address: Address,
    billingAddress: Address,
    method: ShippingMethod | undefined,
    shown: Money | undefined,
  ): Promise<void> => {
    try {
      const isSaved = isAddressSaved(memory);
      if (method)
        await api.setShippingInformation(cartId, {
          shippingAddress: withoutEmail(address),
          billingAddress,
          method,
          isSaved,
        });
      else await api.setBillingAddress(cartId, billingAddress, isSaved);
    } catch (error) {
      if (!hadResponse(error)) throw error;
      const status = await cart.read(cartId);
      throw !method || offeredMethod(method, status.methods) ? error : requireConfirmation(status, shown);
    }
    const status = await cart.read(cartId);
    if (!isSameMoney(shown, status.totals.grandTotal)) requireConfirmation(status, shown);
  };

  const submit = async (cartId: string, agreed: readonly string[]): Promise<void> => {
    const {
      shippingAddress: address,
      billingAddress,
      shippingMethod,
      paymentCode,
      paymentData,
      totals,
    } = store.getState();
    if (!address || (!isSignedIn() && !address.email)) throw new MissingInformationError('email');
    const method = cart.isVirtual() ? undefined : shippingMethod;
    if (!method && !cart.isVirtual()) throw new MethodGoneError();
    if (!paymentCode || !paymentData) throw new Error('The payment method is missing');
    const isUncertain = memory.read('sent_order')?.cartId === cartId;
    const earlier = isUncertain ? await findUnansweredOrder(cartId, address).catch(stillUnknown) : undefined;
    if (earlier) return receive(earlier, cartId);
    memory.remove('sent_order');
    const billing = billingOf(billingAddress, address);
    const total = totals?.grandTotal;
    await confirm(cartId, address, billing, method, total);
    memory.write('agreements_timestamp', now().toISOString());
    const key = memory.read('paymentMethod')?.key ?? newKey();
    memory.write('sent_order', { cartId, key });
    try {
      const id = await api.placeOrder(cartId, {
        email: address.email,
        billingAddress: billing,
        isBillingSaved: !method && isAddressSaved(memory),
        method: paymentCode,
        ...('nonce' in paymentData
          ? { nonce: paymentData.nonce, isCardToKeep: paymentData.isToSave }
          : { purchaseOrder: paymentData.purchaseOrder }),
        key,
        total,
        lots: cart.shownLots(),
        later: cart.shownLater(),
        agreed,
      });
      receive((await placedOrder(cartId)) ?? bareReceipt(id, address), cartId);
    } catch (error) {
      const hasNoResponse = !hadResponse(error);
      const receipt = hasNoResponse
        ? await findUnansweredOrder(cartId, address).catch(() => undefined)
        : await placedOrder(cartId);
      if (receipt) return receive(receipt, cartId);
      // After a lost response the token is stored with its key, so that the next attempt repeats the same call.
      if (hasNoResponse) throw new UnknownOutcomeError(error);
      memory.remove('sent_order');
      if (!keepsCard(error)) forgetPayment(store, memory);
      // The reopened step shows the remaining methods.
      if (isPaymentGone(error))
        await cart.read(cartId).then(
          (status) => applyCartStatus(store, memory, status),
          () => undefined,
        );
      if (error instanceof TotalChangedError) requireConfirmation(await cart.read(cartId), total);
      throw error;
    }
  };

  /** The error may concern the cart's lines (stock, prices, a missing cart), so they are reloaded. */
  return (cartId: string, agreed: readonly string[]): Promise<void> =>
    submit(cartId, agreed).catch((error: unknown) => {
      if (hadResponse(error) || error instanceof MethodGoneError) cart.refresh();
      throw error;
    });
};

export type SubmitOrder = ReturnType<typeof createSubmitOrder>;
