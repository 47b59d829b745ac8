import { timingSafeEqual } from 'node:crypto';
import { RECEIPT_SECONDS } from '#commerce/sale/cart/rules.ts';
import type { ReceiptOwner } from './types.ts';

type Caller = { customerId: number | undefined; key: Uint8Array | undefined; now: Date };

/** Its customer, or the browser that ordered as a guest, for a day. */
export const mayReadReceipt = (
  { customerId, key, placedAt }: Omit<ReceiptOwner, 'orderId'>,
  caller: Caller,
): boolean => {
  if (caller.now.getTime() - placedAt.getTime() >= RECEIPT_SECONDS * 1000) return false;
  if (customerId !== null) return customerId === caller.customerId;
  return key !== null && caller.key !== undefined && timingSafeEqual(key, caller.key);
};
