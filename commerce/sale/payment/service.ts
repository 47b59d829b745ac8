import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { readAttemptsInDoubt, readEntriesInDoubt } from './entry-store.ts';
import { gatewayOf } from './gateway.ts';
import { gatewayFailed, invalidPayment, isCard, isOffline, tooManyDeclines } from './rules.ts';
import type { PaymentGateway } from './types.ts';

export { charge, recordApproval, recordAttempt, voidCharge } from './charges.ts';
export { schedulePaymentSweeps, sweepAttempts, sweepLost } from './sweep.ts';
export { useGateways } from './gateway.ts';
export { requestCapture, requestRelease, sendCapture, sendMovements, setAsideOf } from './captures.ts';
export { requestRenewal, requestedRenewals, lapsingAttempts, sendRenewal, settleRenewal } from './renewals.ts';
export { payableCard } from './vault/cards.ts';
export { respondToChallenge, findPendingNotices, markRecorded, storeNotice } from './notices.ts';
export { requestRefund, moneyOfOrders, orderMoney, recordReceived, sendRefunds } from './refunds.ts';
export { isOffered, offeredMethods, paymentInstructions, savePaymentMethods } from './offer.ts';
export {
  alreadyProcessing,
  chargePending,
  gatewayFailed,
  invalidPayment,
  isOffline,
  isOnAccount,
  isPaidAtCounter,
  isVault,
  methodTitle,
  methodUnavailable,
  paymentMethods,
  purchaseOrderNumber,
} from './rules.ts';

/** The form in which clients name a saved card. */
const PUBLIC_HASH = /^[\da-f]{64}$/;

/** True if a text has the format of a method's nonces. */
export const isNonce = (platform: Platform, method: string, nonce: string): boolean => {
  const gateway = gatewayOf(platform, method);
  return gateway?.vault?.code === method ? PUBLIC_HASH.test(nonce) : (gateway?.isNonce(nonce) ?? false);
};

export const isPaymentMethod = (code: string): boolean => isCard(code) || isOffline(code);

/** A shopper needs one for each try to pay. */
const CLIENT_TOKENS = { limit: 30, perSeconds: 600 };

/** Token for a gateway's browser SDK, in the currency of the request; rate limited by IP address. */
export const clientToken = async (context: CommerceContext, method: string): Promise<string> => {
  const { currency, ip, log, rateLimit } = context;
  const gateway = gatewayOf(context, method);
  if (!gateway?.clientToken || !gateway.takes(currency)) throw invalidPayment();
  if (!rateLimit.allow('payment client token', ip, CLIENT_TOKENS)) throw tooManyDeclines();
  return gateway.clientToken(currency).catch((error: unknown) => {
    log.warn({ err: error, method }, 'payment gateway failed');
    throw gatewayFailed();
  });
};

/** Public keys for the browser part of a method's gateway; undefined if it is not set up for the request's currency. */
export const browserKeys = (context: CommerceContext, method: string): PaymentGateway['browserKeys'] => {
  const gateway = gatewayOf(context, method);
  return gateway?.takes(context.currency) ? gateway.browserKeys : undefined;
};

/** Reads checkout and order payments that started before the given time and still have no result. */
export const paymentsInDoubt = async ({ db }: Platform, before: Date) => ({
  attempts: await readAttemptsInDoubt(db.kysely, before),
  entries: await readEntriesInDoubt(db.kysely, before),
});
