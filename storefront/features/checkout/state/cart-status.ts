import { offeringOf } from '../payment/methods.ts';
import type { CheckoutMemory } from './checkout-memory.ts';
import type { CheckoutStore } from './checkout-store.ts';
import type { CheckoutState, Money, Notice, ShippingMethod, CartStatus } from '../types.ts';

type Code = Pick<ShippingMethod, 'carrier_code' | 'method_code'>;

export const isSameMethod = (one: Code | undefined, other: Code | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.carrier_code === other.carrier_code &&
  one.method_code === other.method_code;

export const isSameMoney = (one: Money | undefined, other: Money | undefined): boolean =>
  one?.value === other?.value && one?.currency === other?.currency;

/** The chosen method with its current title and price. */
export const offeredMethod = (
  chosen: ShippingMethod | undefined,
  methods: readonly ShippingMethod[],
): ShippingMethod | undefined => methods.find((method) => method.isAvailable && isSameMethod(method, chosen));

/** A notice stays until the shopper continues; a total that returns to its former amount needs none. */
const noticeOf = ({ notice, totals, guestCart }: CheckoutState, now: Money | undefined): Notice | undefined => {
  // Compared with the amount before the sign-in.
  if (guestCart) return notice;
  const before = notice?.kind === 'total_changed' ? notice.before : totals?.grandTotal;
  if (before && !isSameMoney(before, now)) return { kind: 'total_changed', before };
  return notice?.kind === 'total_changed' ? undefined : notice;
};

/** The next attempt begins with choosing how to pay. */
export const forgetPayment = (store: CheckoutStore, memory: CheckoutMemory): void => {
  memory.remove('paymentMethod');
  memory.remove('authorize_net_cc');
  store.setState({ paymentCode: undefined, paymentData: undefined });
};

/** Applies the cart's current shipping and payment methods and totals. Deselects a method no longer available. */
export const applyCartStatus = (store: CheckoutStore, memory: CheckoutMemory, status: CartStatus): void => {
  const { isVirtual, methods, paymentMethods, totals } = status;
  const state = store.getState();
  memory.write('availablePaymentMethods', paymentMethods);
  store.setState({ paymentMethods, status });
  const paidBy = state.paymentCode && offeringOf(state.paymentCode);
  if (paidBy && !paymentMethods.some(({ code }) => code === paidBy)) forgetPayment(store, memory);
  if (isVirtual) {
    store.setState({ totals, notice: noticeOf(state, totals.grandTotal) });
    return;
  }
  const { shippingMethod: chosen } = state;
  const offered = offeredMethod(chosen, methods);
  memory.write('availableShippingMethods', methods);
  if (offered) {
    memory.write('shippingMethod', offered);
    store.setState({
      availableShippingMethods: methods,
      shippingMethod: offered,
      shippingTitle: offered.carrier_title,
      totals,
      notice: noticeOf(state, totals.grandTotal),
    });
    return;
  }
  memory.remove('shippingMethod');
  const notice: Notice | undefined = chosen ? { kind: 'method_gone', title: chosen.method_title } : state.notice;
  store.setState({
    availableShippingMethods: methods,
    shippingMethod: undefined,
    shippingTitle: undefined,
    totals: undefined,
    notice,
  });
};
