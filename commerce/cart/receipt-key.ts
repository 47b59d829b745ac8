import { createHash } from 'node:crypto';
import type { CommerceContext } from '#commerce/platform/context.ts';

/** How long the receipt of an order may be read by its cart. */
export const RECEIPT_SECONDS = 24 * 3600;
const KEY = /^[A-Za-z0-9]{43}$/;

const hashOf = (key: string): Uint8Array => createHash('sha256').update(key).digest();

const sentKey = (context: CommerceContext): string | undefined => {
  const key = context.cookie('receipt');
  return key !== undefined && KEY.test(key) ? key : undefined;
};

/**
 * Gives a guest's browser the key to the receipt of what it is about to order, and answers its hash, which is kept with
 * the order. Given before the order too, so that a lost answer does not lose the receipt. Null for a customer, whose
 * sign-in is the key.
 */
export const giveReceiptKey = (context: CommerceContext): Uint8Array | null => {
  if (context.customer) return null;
  const key = sentKey(context) ?? context.random.token(43);
  context.setCookie({ name: 'receipt', value: key, seconds: RECEIPT_SECONDS });
  return hashOf(key);
};

/** Hash of the key that the caller's browser holds. */
export const receiptKey = (context: CommerceContext): Uint8Array | undefined => {
  const key = sentKey(context);
  return key === undefined ? undefined : hashOf(key);
};
