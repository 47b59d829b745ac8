import type { CartOptions, LockedCart } from '#commerce/sale/cart/service.ts';
import type { Language } from '#commerce/platform/store-view-types.ts';
import type { OrderAmount } from '../types.ts';

/**
 * A call with an Idempotency-Key; `scope` is its cart, `fingerprint` a hash of its body. `claimedAt` distinguishes its
 * claim from a later call that takes over the key.
 */
export type KeyedCall = { scope: string; key: string; fingerprint: string; claimedAt: Date };

export type PlaceOrderRequest = CartOptions & {
  maskedId: string;
  /** Undefined without an Idempotency-Key. */
  call?: KeyedCall | undefined;
  /** The total shown to the shopper; the order is refused at any other. Stock Magento clients send none. */
  expected?: OrderAmount | undefined;
  /** Number of production lots shown to the shopper; an order with more lots is refused. */
  expectedLots?: number | undefined;
  /** Number of units shown as coming later; an order with more is refused. */
  expectedLater?: number | undefined;
  /** Ids of accepted agreements; undefined from a client without agreements. */
  agreed?: readonly string[] | undefined;
  /** Language and time of an acceptance before this call. */
  agreedBefore?: { language: Language; now: Date };
  /** Runs in the first transaction, before the cart is priced: saves the address and payment of the call, or the approval. */
  beforePricing?: (cart: LockedCart) => Promise<void>;
  /** An administrator of the company approved the order: its buyer needs no permission to order alone. */
  isApproved?: boolean;
  /** Accepts a cart that is waiting for approval. */
  acceptsClosedCart?: boolean;
};
