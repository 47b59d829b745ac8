import { GATEWAYS } from '#contract/gateways/registry.ts';

export const PURCHASE_ORDER = 'purchaseorder';

/** Magento's methods that need no gateway. */
const LATER: ReadonlySet<string> = new Set([PURCHASE_ORDER, 'checkmo', 'banktransfer', 'cashondelivery', 'free']);

export const isPaidLater = (code: string): boolean => LATER.has(code);

/** The method that charges saved cards of a gateway. */
export const vaultOf = (code: string): string | undefined =>
  GATEWAYS.find((gateway) => gateway.code === code)?.vaultCode;

/** Returns whether a method charges a saved card. */
export const isVault = (code: string): boolean => GATEWAYS.some(({ vaultCode }) => vaultCode === code);

/** The offered method of a method: a saved card is charged by its gateway. */
export const offeringOf = (code: string): string => GATEWAYS.find(({ vaultCode }) => vaultCode === code)?.code ?? code;
