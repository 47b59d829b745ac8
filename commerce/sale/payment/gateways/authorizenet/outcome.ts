import type { CardSummary, ChargeOutcome } from '../../types.ts';
import type { Details, TransactionResponse } from './api.ts';

/** Brands as Authorize.Net writes them where they are not ours in lower case. */
const BRANDS: Readonly<Record<string, string>> = { AmericanExpress: 'amex', DinersClub: 'diners' };

/** Public card data without expiry. */
const cardOf = (number = '', type = ''): CardSummary => ({
  brand: BRANDS[type] ?? (type.toLowerCase() || 'card'),
  last4: number.slice(-4),
  expiry: '',
});

type Response = NonNullable<TransactionResponse['transactionResponse']>;

export const isApproved = ({ responseCode }: Response): boolean => responseCode === '1';

/** It stays with the merchant to decide, which an order cannot wait for. */
export const isInReview = ({ responseCode }: Response): boolean => responseCode === '4';

export const isDuplicate = ({ errors = [] }: Response): boolean => errors.some(({ errorCode }) => errorCode === '11');

/** Why a transaction was not made, in Authorize.Net's words. */
export const reasonOf = ({ errors, messages, responseCode }: Response): string =>
  errors?.[0]?.errorText ?? messages?.[0]?.description ?? `response ${responseCode}`;

/** True if less than the requested amount was charged. */
export const isPart = ({ prePaidCard }: Response): boolean =>
  prePaidCard !== undefined && Number(prePaidCard.approvedAmount) !== Number(prePaidCard.requestedAmount);

export const outcomeOf = (response: Response): ChargeOutcome =>
  isApproved(response)
    ? {
        status: 'approved',
        transactionId: response.transId ?? '',
        card: cardOf(response.accountNumber, response.accountType),
      }
    : { status: 'declined', reason: reasonOf(response) };

type Transaction = Details['transaction'];

const SET_ASIDE = 'authorizedPendingCapture';
const CAPTURED: ReadonlySet<string> = new Set(['capturedPendingSettlement', 'settledSuccessfully', 'underReview']);

export const isCaptured = ({ transactionStatus }: Transaction): boolean => CAPTURED.has(transactionStatus);
export const isSettled = ({ transactionStatus }: Transaction): boolean => transactionStatus === 'settledSuccessfully';
export const isSetAside = ({ transactionStatus }: Transaction): boolean => transactionStatus === SET_ASIDE;
/** The money is captured, authorized, or waits for the merchant's review (`FDSPendingReview`). */
export const isCharged = (transaction: Transaction): boolean =>
  isCaptured(transaction) || isSetAside(transaction) || transaction.transactionStatus.startsWith('FDS');
export const isRefund = ({ transactionType, transactionStatus }: Transaction): boolean =>
  transactionType === 'refundTransaction' && transactionStatus.startsWith('refund');

export const outcomeOfDetails = (transaction: Transaction): ChargeOutcome => {
  const { transId, transactionStatus, responseReasonDescription, payment } = transaction;
  const { cardNumber, cardType } = payment?.creditCard ?? {};
  return isCharged(transaction)
    ? { status: 'approved', transactionId: transId, card: cardOf(cardNumber, cardType) }
    : { status: 'declined', reason: responseReasonDescription ?? transactionStatus };
};
