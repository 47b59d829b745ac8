/** Our built-in gateway, which charges nobody. */
export const TEST_GATEWAY = 'tessera_test';

export const PURCHASE_ORDER = 'purchaseorder';

/** Magento's methods that ask no gateway. */
const LATER: ReadonlySet<string> = new Set([PURCHASE_ORDER, 'checkmo', 'banktransfer', 'cashondelivery', 'free']);

export const BRAINTREE = 'braintree';
export const ACCEPT = 'authorizenet_acceptjs';

/** How this page takes a payment method; undefined for one it has no form for. */
export const formOf = (code: string): 'card' | 'braintree' | 'accept' | 'later' | undefined => {
  if (code === TEST_GATEWAY) return 'card';
  if (code === BRAINTREE) return 'braintree';
  if (code === ACCEPT) return 'accept';
  return LATER.has(code) ? 'later' : undefined;
};

/** A one-time token as Magento's module for the method wants it in REST's `additional_data`. */
export const additionalDataOf = (code: string, nonce: string): Readonly<Record<string, string>> =>
  code === ACCEPT
    ? { opaqueDataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', opaqueDataValue: nonce }
    : { payment_method_nonce: nonce };
