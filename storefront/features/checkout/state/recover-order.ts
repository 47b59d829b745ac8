import type { CheckoutDependencies } from './checkout-dependencies.ts';
import type { Receipt } from '../types.ts';
import { createOrderLookup } from './unconfirmed-order.ts';

type Needs = Pick<CheckoutDependencies, 'store' | 'api' | 'memory' | 'cart' | 'wait'> & {
  receive(receipt: Receipt, cartId: string): void;
};

/** Pauses between looks, in seconds: a gateway may take most of a minute. */
const PAUSES = [1, 2, 4, 8, 15, 30];

/**
 * Looks for an order submitted when its page was left. The steps appear after the first check and stay usable,
 * because a new order call looks for the earlier order first.
 */
export const createOrderRecovery = (dependencies: Needs) => {
  const { store, memory, wait, receive } = dependencies;
  const { findUnconfirmedOrder: findUnansweredOrder } = createOrderLookup(dependencies);
  return async (): Promise<void> => {
    const sent = memory.read('sent_order');
    const address = memory.read('shipping_address');
    if (!sent || !address) return;
    const isCurrent = (): boolean => memory.read('sent_order')?.key === sent.key;
    for (const pause of [...PAUSES, 0]) {
      const receipt = await findUnansweredOrder(sent.cartId, address).catch(() => undefined);
      if (!isCurrent()) return;
      if (receipt) return receive(receipt, sent.cartId);
      store.setState({ isRecovering: false, notice: { kind: pause ? 'order_awaited' : 'order_not_found' } });
      await wait(pause * 1000);
      if (!isCurrent()) return;
    }
    memory.remove('sent_order');
  };
};
