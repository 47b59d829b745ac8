import type { BoughtOrder } from '../bought-types.ts';
import type { OrderStatus } from '../types.ts';
import type { OrderSettings } from './types.ts';
import { HOUR_MS } from '#commerce/platform/durations.ts';

/** Lookups of a guest's order per IP address: e-mail addresses and names can be guessed at. */
export const GUEST_ORDER_RATE = { limit: 10, perSeconds: 60 };
/** Reads by token per IP address. Tokens cannot be guessed, and one page reads several times. */
export const TOKEN_RATE = { limit: 120, perSeconds: 60 };
/** Limit of confirmation emails for guest cancellations, per order. */
export const CANCEL_MAIL_RATE = { limit: 3, perSeconds: 3600 };
/** Wishes of a customer to cancel or to order again. */
export const CUSTOMER_RATE = { limit: 20, perSeconds: 600 };

/** Magento's codes; `INVALID_REASON`, `INVALID_KEY` and `TOO_LATE` where it has none. */
export type CancelRefusal =
  | 'ORDER_CANCELLATION_DISABLED'
  | 'ORDER_NOT_FOUND'
  | 'PARTIAL_ORDER_ITEM_SHIPPED'
  | 'INVALID_ORDER_STATUS'
  | 'INVALID_REASON'
  | 'INVALID_KEY'
  | 'TOO_LATE';

type Cancellable = Pick<BoughtOrder, 'customerId' | 'status' | 'placedAt'> & {
  lines: readonly Pick<BoughtOrder['lines'][number], 'shipped' | 'status'>[];
};
/** `customerId`: null for a guest's order. */
type Wish = { customerId: number | null; cancellation: OrderSettings['cancellation']; now: Date };

/** Returns the reason for refusing a cancellation, or undefined. Orders of other customers count as missing. */
export const whyNotCancel = (
  order: Cancellable | undefined,
  { customerId, cancellation, now }: Wish,
): CancelRefusal | undefined => {
  if (!order || order.customerId !== customerId) return 'ORDER_NOT_FOUND';
  if (!cancellation) return 'ORDER_CANCELLATION_DISABLED';
  if (order.lines.some(({ shipped }) => shipped > 0)) return 'PARTIAL_ORDER_ITEM_SHIPPED';
  if (order.status === 'ready_for_pickup' || order.lines.some(({ status }) => status !== 'processing'))
    return 'TOO_LATE';
  if (order.status !== 'pending' && order.status !== 'processing') return 'INVALID_ORDER_STATUS';
  return now.getTime() - order.placedAt.getTime() > cancellation.hours * HOUR_MS ? 'TOO_LATE' : undefined;
};

/** Order statuses in which units can still be waiting for stock. */
const WAITING: readonly OrderStatus[] = ['pending', 'processing', 'ready_for_pickup', 'partially'];

type WithLater = Pick<BoughtOrder, 'customerId' | 'status'> & {
  lines: readonly Pick<BoughtOrder['lines'][number], 'awaited'>[];
};

/** Returns the reason for refusing to cancel the units not in stock yet, or undefined. There is no time limit. */
export const whyNotCancelLater = (
  order: WithLater | undefined,
  { customerId, cancellation }: Omit<Wish, 'now'>,
): CancelRefusal | undefined => {
  if (!order || order.customerId !== customerId) return 'ORDER_NOT_FOUND';
  if (!cancellation) return 'ORDER_CANCELLATION_DISABLED';
  if (!WAITING.includes(order.status)) return 'INVALID_ORDER_STATUS';
  return order.lines.some(({ awaited = 0 }) => awaited > 0) ? undefined : 'TOO_LATE';
};

const plain = (text: string): string => text.trim().toLowerCase();

/** True if the details match the order confirmation, which only the buyer has. */
export const isKnownTo = (
  order: Pick<BoughtOrder, 'email' | 'addresses'>,
  { email, lastname }: { email: string; lastname: string },
): boolean => plain(order.email) === plain(email) && plain(order.addresses.billing.lastname) === plain(lastname);
