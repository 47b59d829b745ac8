/** Our built-in gateway, which charges nobody. */
export const TEST_GATEWAY = 'tessera_test';

export const PURCHASE_ORDER = 'purchaseorder';

/** Magento's methods that ask no gateway. */
const LATER: ReadonlySet<string> = new Set([PURCHASE_ORDER, 'checkmo', 'banktransfer', 'cashondelivery', 'free']);

export const BRAINTREE = 'braintree';
export const ACCEPT = 'authorizenet_acceptjs';

/** By which method a card is paid with that the gateway keeps. */
const VAULTS: Readonly<Record<string, string>> = {
  [TEST_GATEWAY]: 'tessera_test_vault',
  [BRAINTREE]: 'braintree_cc_vault',
};

export const vaultOf = (code: string): string | undefined => VAULTS[code];

/** A saved card is paid with. */
export const isVault = (code: string): boolean => Object.values(VAULTS).includes(code);

/** The offered method a method belongs to: a kept card is paid with where its gateway is offered. */
export const offeringOf = (code: string): string =>
  Object.keys(VAULTS).find((gateway) => VAULTS[gateway] === code) ?? code;

/** How this page takes a payment method; undefined for one it has no form for. */
export const formOf = (code: string): 'card' | 'braintree' | 'accept' | 'later' | undefined => {
  if (code === TEST_GATEWAY) return 'card';
  if (code === BRAINTREE) return 'braintree';
  if (code === ACCEPT) return 'accept';
  return LATER.has(code) ? 'later' : undefined;
};

/** A one-time token, or the name of a kept card, as Magento's module for the method wants it in REST's `additional_data`. */
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
