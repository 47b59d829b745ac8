import type { CardSummary } from '../types.ts';

/** `mmyy` is valid until the end of its month, UTC. */
export const isExpired = (expiry: string, now: Date): boolean =>
  Date.UTC(2000 + Number(expiry.slice(2)), Number(expiry.slice(0, 2)), 1) <= now.getTime();

/** Magento's codes of brands. */
const TYPES: Readonly<Record<string, string>> = {
  visa: 'VI',
  mastercard: 'MC',
  amex: 'AE',
  discover: 'DI',
  jcb: 'JCB',
  'diners-club': 'DN',
  diners: 'DN',
  maestro: 'MI',
  unionpay: 'UN',
};

/** Magento's `details` of a saved card: JSON as a string. */
export const detailsOf = ({ brand, last4, expiry }: CardSummary): string =>
  JSON.stringify({
    type: TYPES[brand] ?? 'OT',
    maskedCC: last4,
    expirationDate: `${expiry.slice(0, 2)}/20${expiry.slice(2)}`,
  });
