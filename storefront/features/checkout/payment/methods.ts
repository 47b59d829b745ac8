/** Our built-in gateway for tests, without real charges. */
export const TEST_GATEWAY = 'tessera_test';

export const PURCHASE_ORDER = 'purchaseorder';

/** Magento's methods that ask no gateway. */
const LATER: ReadonlySet<string> = new Set([PURCHASE_ORDER, 'checkmo', 'banktransfer', 'cashondelivery', 'free']);

export const BRAINTREE = 'braintree';
export const ACCEPT = 'authorizenet_acceptjs';

/** Payment methods for cards saved at a gateway. */
const VAULTS: Readonly<Record<string, string>> = {
  [TEST_GATEWAY]: 'tessera_test_vault',
  [BRAINTREE]: 'braintree_cc_vault',
};

export const vaultOf = (code: string): string | undefined => VAULTS[code];

/** A saved card is paid with. */
export const isVault = (code: string): boolean => Object.values(VAULTS).includes(code);

/** The offered method for a payment method: saved cards are available wherever their gateway is. */
export const offeringOf = (code: string): string =>
  Object.keys(VAULTS).find((gateway) => VAULTS[gateway] === code) ?? code;

/** How this page takes a payment method; undefined for one it has no form for. */
export const formOf = (code: string): 'card' | 'braintree' | 'accept' | 'later' | undefined => {
  if (code === TEST_GATEWAY) return 'card';
  if (code === BRAINTREE) return 'braintree';
  if (code === ACCEPT) return 'accept';
  return LATER.has(code) ? 'later' : undefined;
};

/**
 * REST's `additional_data` in the format of Magento's module for the method, with a one-time token or the name of a
 * saved card.
 */
export const additionalDataOf = (
  code: string,
  nonce: string,
  isToKeep = false,
): Readonly<Record<string, string | boolean>> => {
  if (isVault(code)) return { public_hash: nonce };
  return code === ACCEPT
    ? { opaqueDataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', opaqueDataValue: nonce }
    : { payment_method_nonce: nonce, ...(isToKeep && { is_active_payment_token_enabler: true }) };
};
