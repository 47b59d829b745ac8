import { minorText } from '#contract/money.ts';
import type { Transaction, TransactionStatus } from 'braintree';
import type { CardSummary, ChargeOutcome, GatewayCard, Movement } from '../../types.ts';

/** Braintree's names of card brands where they are not ours in lower case. */
const BRANDS: Readonly<Record<string, string>> = { 'American Express': 'amex', MasterCard: 'mastercard' };

const cardOf = ({ creditCard }: Transaction): CardSummary => {
  const { cardType = '', last4 = '', expirationMonth = '', expirationYear = '' } = creditCard ?? {};
  return {
    brand: BRANDS[cardType] ?? (cardType.toLowerCase().replaceAll(/[^a-z]+/g, '-') || 'card'),
    last4,
    expiry: expirationMonth && `${expirationMonth.padStart(2, '0')}${expirationYear.slice(-2)}`,
  };
};

/** The card in Braintree's vault, where the charge has put it there. */
const savedOf = (transaction: Transaction): GatewayCard | undefined => {
  const { token, uniqueNumberIdentifier } = (transaction.creditCard ?? {}) as {
    token?: string | null;
    uniqueNumberIdentifier?: string | null;
  };
  return token ? { ...cardOf(transaction), token, identity: uniqueNumberIdentifier || token } : undefined;
};

/** States in which the money is ours, or on its way. */
const CHARGED: ReadonlySet<TransactionStatus> = new Set<TransactionStatus>([
  'authorized',
  'authorizing',
  'submitted_for_settlement',
  'settling',
  'settlement_confirmed',
  'settlement_pending',
  'settled',
]);

/** States after which nothing is owed: voided ones, and such as were never charged. */
const ENDED: ReadonlySet<TransactionStatus> = new Set<TransactionStatus>([
  'voided',
  'failed',
  'gateway_rejected',
  'processor_declined',
  'authorization_expired',
]);

/** States of a captured transaction. */
const CAPTURED: ReadonlySet<TransactionStatus> = new Set(
  [...CHARGED].filter((status) => !status.startsWith('authoriz')),
);

export const isCaptured = ({ status }: Transaction): boolean => CAPTURED.has(status);
export const isCharged = ({ status }: Transaction): boolean => CHARGED.has(status);
export const isEnded = ({ status }: Transaction): boolean => ENDED.has(status);

/** Outcome of a charge. */
export const outcomeOf = (transaction: Transaction): ChargeOutcome => {
  const saved = savedOf(transaction);
  return isCharged(transaction)
    ? {
        status: 'approved',
        transactionId: transaction.id,
        card: cardOf(transaction),
        ...(saved && { savedCard: saved }),
      }
    : {
        status: 'declined',
        reason: transaction.gatewayRejectionReason || transaction.processorResponseText || transaction.status,
      };
};

/** True if amount, currency and order of the charge match the request. */
export const matchesRequest = (transaction: Transaction, { key, amount, currency }: Movement): boolean =>
  transaction.orderId === key &&
  transaction.amount === minorText(amount, currency) &&
  transaction.currencyIsoCode === currency;
