import { TEST_GATEWAY } from './test-gateway.ts';

export const PURCHASE_ORDER = 'purchaseorder';

/** Magento's methods that ask no gateway. */
const LATER: ReadonlySet<string> = new Set([PURCHASE_ORDER, 'checkmo', 'banktransfer', 'cashondelivery', 'free']);

/** How this page takes a payment method; undefined for one it has no form for. */
export const formOf = (code: string): 'card' | 'later' | undefined => {
  if (code === TEST_GATEWAY) return 'card';
  return LATER.has(code) ? 'later' : undefined;
};
