import type { CommerceContext } from '#commerce/platform/context.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { RECEIPT_SECONDS } from './rules.ts';

const KEY = /^[A-Za-z0-9]{43}$/;

const sentKey = (context: CommerceContext): string | undefined => {
  const key = context.cookie('receipt');
  return key !== undefined && KEY.test(key) ? key : undefined;
};

/**
 * Sets the cookie that lets a guest's browser read the receipt, and returns its hash, which is stored with the order.
 * Set before the order is placed, so that a lost response does not lose the receipt. Null for customers, who sign in.
 */
export const issueReceiptKey = (context: CommerceContext): Uint8Array | null => {
  if (context.customer) return null;
  const key = sentKey(context) ?? context.random.token(43);
  context.setCookie({ name: 'receipt', value: key, seconds: RECEIPT_SECONDS });
  return sha256(key);
};

/** Hash of the key in the caller's cookie. */
export const receiptKey = (context: CommerceContext): Uint8Array | undefined => {
  const key = sentKey(context);
  return key === undefined ? undefined : sha256(key);
};
