import { TEST_GATEWAY } from './test-gateway.ts';

export const PURCHASE_ORDER = 'purchaseorder';

/** Magento's methods that ask no gateway. */
const LATER: ReadonlySet<string> = new Set([PURCHASE_ORDER, 'checkmo', 'banktransfer', 'cashondelivery', 'free']);

export const BRAINTREE = 'braintree';

/** How this page takes a payment method; undefined for one it has no form for. */
export const formOf = (code: string): 'card' | 'braintree' | 'later' | undefined => {
  if (code === TEST_GATEWAY) return 'card';
  if (code === BRAINTREE) return 'braintree';
  return LATER.has(code) ? 'later' : undefined;
};
