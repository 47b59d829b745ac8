import { createHash } from 'node:crypto';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { hasTooManyDeclines, recordDecline } from './declines.ts';
import {
  alreadyProcessing,
  AUTHORIZENET,
  declined,
  DECLINE_WINDOW_MS,
  gatewayFailed,
  invalidPayment,
  isCard,
  isOffline,
  LOOK_AGAIN_AFTER_MS,
  MAX_DECLINES,
  methodUnavailable,
  nonceUsed,
  STUCK_AFTER_MS,
  tooManyDeclines,
  unconfirmed,
} from './rules.ts';
import { sendMovements } from './captures.ts';
import { isOffered } from './offer.ts';
import { findState, findStuck, forgetLook, insertAttempt, moveAttempt, refusalOf, takeLost } from './store.ts';
import type { AttemptChange } from './store.ts';
import { gatewayOf } from './gateway.ts';
import { sendRefunds } from './refunds.ts';
import { forgetLeftCards, keepCard, payableCard } from './vault/cards.ts';
import type { PaymentAttempt, PaymentContext, PaymentGateway } from './types.ts';

export { refuseCardNumbers } from './card-number.ts';
export { useGateways } from './gateway.ts';
export { askCapture, askRelease, sendCapture, sendMovements, setAsideOf } from './captures.ts';
export { askRenewal, askedRenewals, lapsingAttempts, sendRenewal, settleRenewal } from './renewals.ts';
export { payableCard } from './vault/cards.ts';
export { answerChallenge, findUntold, markTold, takeNotice } from './notices.ts';
export { askRefund, moneyOfOrders, orderMoney, recordReceived, sendRefunds } from './refunds.ts';
export { isOffered, offeredMethods, paymentInstructions, savePaymentMethods } from './offer.ts';
export {
  acceptNonce,
  alreadyProcessing,
  AUTHORIZENET,
  BRAINTREE,
  BRAINTREE_VAULT,
  gatewayFailed,
  invalidPayment,
  isOffline,
  isOnAccount,
  isVault,
  methodTitle,
  methodUnavailable,
  paymentMethods,
  purchaseOrderNumber,
} from './rules.ts';

const SWEEP_MS = 30_000;
const SWEEP_BATCH = 50;
/** What clients name a kept card by. */
const PUBLIC_HASH = /^[\da-f]{64}$/;

/** Whether a text has the form of the nonces of a method's gateway. */
export const isNonce = (platform: Platform, method: string, nonce: string): boolean => {
  const gateway = gatewayOf(platform, method);
  return gateway?.vault?.code === method ? PUBLIC_HASH.test(nonce) : (gateway?.isNonce(nonce) ?? false);
};

export const isPaymentMethod = (code: string): boolean => isCard(code) || isOffline(code);

/** The gateway an attempt was begun with; throws when its settings were taken away since. */
const gatewayFor = (platform: Platform, { method }: Pick<PaymentAttempt, 'method'>): PaymentGateway => {
  const gateway = gatewayOf(platform, method);
  if (!gateway) throw new Error(`The gateway ${method} is not configured`);
  return gateway;
};

/** A shopper needs one for each try to pay. */
const CLIENT_TOKENS = { limit: 30, perSeconds: 600 };

/** What the browser part of a method's gateway begins with, in the currency of the request; limited by IP address. */
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

/** What the browser part of Authorize.Net begins with; undefined where it is not set up for the request's currency. */
export const acceptKeys = (context: CommerceContext): PaymentGateway['browserKeys'] => {
  const gateway = gatewayOf(context, AUTHORIZENET);
  return gateway?.takes(context.currency) ? gateway.browserKeys : undefined;
};

/** What is said to the refusals of the database. */
const refusals: Readonly<Record<string, () => Error>> = {
  open: alreadyProcessing,
  declines: tooManyDeclines,
  nonce: nonceUsed,
};

/**
 * Records a payment attempt before the gateway is called, in the transaction that locks the cart. Throws when the method
 * is not offered, another charge is in progress, the nonce was used, or there were too many declines.
 */
export const beginAttempt = async (
  db: Db,
  context: CommerceContext,
  {
    cartId,
    method,
    nonce,
    question,
  }: Pick<PaymentAttempt, 'cartId' | 'method'> & { nonce: string | null; question: PaymentContext },
): Promise<PaymentAttempt> => {
  const { amount, currency } = question;
  const gateway = gatewayOf(context, method);
  const isKept = gateway?.vault?.code === method;
  const isMeant = isKept ? nonce && (await payableCard(context, db, nonce)) : nonce && gateway?.isNonce(nonce);
  if (!nonce || !gateway || !isMeant) throw invalidPayment();
  const now = context.clock.now();
  if (!(await isOffered(context, db, method, question))) throw methodUnavailable();
  const key = context.random.token(32);
  const wanted = {
    cartId,
    amount,
    currency,
    key,
    method,
    action: gateway.action,
    captures: gateway.captures ?? 'once',
    // A kept card is paid with again and again.
    nonceHash: createHash('sha256')
      .update(isKept ? key : nonce)
      .digest('hex'),
    startedAt: now,
  };
  return insertAttempt(db, wanted, {
    since: new Date(now.getTime() - DECLINE_WINDOW_MS),
    most: hasTooManyDeclines(context) ? 0 : MAX_DECLINES,
  }).catch((error: unknown) => {
    throw refusals[refusalOf(error) ?? '']?.() ?? error;
  });
};

/**
 * Calls the gateway, outside any transaction, and records when it declines; returns the approved attempt, or throws. That it
 * is approved is recorded with its order, or when the charge is undone; until then the gateway knows it by the attempt's key.
 */
export const charge = async (
  context: CommerceContext,
  attempt: PaymentAttempt,
  { nonce, isToKeep = false }: { nonce: string; isToKeep?: boolean },
): Promise<PaymentAttempt> => {
  const { db, clock, log } = context;
  const { id, key, amount, currency } = attempt;
  const gateway = gatewayFor(context, attempt);
  const isKeptCard = gateway.vault?.code === attempt.method;
  const card = isKeptCard ? await payableCard(context, db.kysely, nonce) : undefined;
  if (isKeptCard && !card) throw invalidPayment();
  const chosen = card
    ? { nonce: card.gatewayToken, isKeptCard }
    : { nonce, isToKeep: isToKeep && context.customer !== null && gateway.vault !== undefined };
  const outcome = await gateway
    .charge({ key, amount, currency, action: attempt.action, ...chosen })
    .catch((error: unknown) => {
      log.warn(
        { attempt: id, reason: error instanceof Error ? error.message : String(error) },
        'payment gateway failed',
      );
    });
  if (!outcome) {
    await voidAttempt(context, attempt).catch((error: unknown) =>
      log.error({ err: error, attempt: id }, 'payment left to the sweeper'),
    );
    throw gatewayFailed();
  }
  if (outcome.status === 'declined') {
    await moveAttempt(db.kysely, id, 'started', 'declined', clock.now(), { reason: outcome.reason });
    recordDecline(context);
    throw outcome.isUnconfirmed ? unconfirmed() : declined();
  }
  const { transactionId, kept } = outcome;
  if (kept && 'isToKeep' in chosen && chosen.isToKeep)
    await keepCard(context, attempt, kept).catch((error: unknown) =>
      log.error({ err: error, attempt: id }, 'card of a charge not kept'),
    );
  return { ...attempt, state: 'approved', transactionId, card: outcome.card };
};

const approvalOf = ({ transactionId, card }: PaymentAttempt): AttemptChange => ({
  ...(transactionId !== null && { transactionId }),
  ...(card && { card }),
});

/** Records what was approved with its order, in the order's transaction; throws when the attempt was given up meanwhile. */
export const finishAttempt = async (db: Db, attempt: PaymentAttempt, now: Date): Promise<void> => {
  if (!(await moveAttempt(db, attempt.id, 'started', 'ordered', now, approvalOf(attempt)))) throw gatewayFailed();
};

/**
 * Undoes an approved charge whose order was not written. Whether the attempt was given up before: the gateway may not have
 * known of the charge then, so it is undone all the same.
 */
export const undoCharge = async (platform: Platform, attempt: PaymentAttempt): Promise<boolean> => {
  const { db, clock } = platform;
  const { id, transactionId } = attempt;
  const isOpen = await moveAttempt(db.kysely, id, 'started', 'voiding', clock.now(), approvalOf(attempt));
  // Only the answer to the commit was lost: the order is there.
  if (!isOpen && (await findState(db.kysely, id)) === 'ordered') return false;
  if (transactionId) await gatewayFor(platform, attempt).void(transactionId);
  if (isOpen) await moveAttempt(db.kysely, id, 'voiding', 'voided', clock.now());
  return !isOpen;
};

/** Ensures that no charge remains: voids an approved attempt; asks the gateway about a started one first. */
export const voidAttempt = async (platform: Platform, attempt: PaymentAttempt): Promise<void> => {
  const { db, clock } = platform;
  const gateway = gatewayFor(platform, attempt);
  let { state, transactionId } = attempt;
  if (state === 'started') {
    const outcome = await gateway.find(attempt.key);
    if (outcome?.status !== 'approved') {
      await moveAttempt(db.kysely, attempt.id, 'started', outcome ? 'declined' : 'failed', clock.now(), {
        reason: 'no answer of the gateway',
      });
      return;
    }
    ({ transactionId } = outcome);
    if (!(await moveAttempt(db.kysely, attempt.id, 'started', 'approved', clock.now(), outcome))) return;
    state = 'approved';
  }
  if (state === 'approved' && !(await moveAttempt(db.kysely, attempt.id, 'approved', 'voiding', clock.now()))) return;
  if (transactionId) await gateway.void(transactionId);
  await moveAttempt(db.kysely, attempt.id, 'voiding', 'voided', clock.now());
};

/** Voids stuck attempts, whose process died or whose gateway did not answer; returns how many. */
export const sweepAttempts = async (platform: Platform): Promise<number> => {
  const stuck = await findStuck(
    platform.db.kysely,
    new Date(platform.clock.now().getTime() - STUCK_AFTER_MS),
    SWEEP_BATCH,
  );
  let undone = 0;
  for (const attempt of stuck)
    try {
      await voidAttempt(platform, attempt);
      undone += 1;
    } catch (error) {
      platform.log.error({ err: error, attempt: attempt.id }, 'stuck payment could not be undone');
    }
  return undone;
};

const undoLost = async (platform: Platform, attempt: PaymentAttempt): Promise<boolean> => {
  const outcome = await gatewayFor(platform, attempt).find(attempt.key);
  if (outcome?.status !== 'approved') return false;
  const now = platform.clock.now();
  if (!(await moveAttempt(platform.db.kysely, attempt.id, 'failed', 'voiding', now, outcome))) return false;
  await voidAttempt(platform, { ...attempt, state: 'voiding', transactionId: outcome.transactionId });
  return true;
};

/** Voids charges that were made after nobody knew of them, of which no order came; returns how many. */
export const sweepLost = async (platform: Platform): Promise<number> => {
  const { db, clock, log } = platform;
  const now = clock.now();
  let undone = 0;
  for (const attempt of await takeLost(db.kysely, new Date(now.getTime() - LOOK_AGAIN_AFTER_MS), now, SWEEP_BATCH)) {
    try {
      if (await undoLost(platform, attempt)) undone += 1;
    } catch (error) {
      await forgetLook(db.kysely, attempt.id);
      log.error({ err: error, attempt: attempt.id }, 'payment without an answer could not be looked up');
    }
  }
  return undone;
};

/** Runs the sweepers every 30 seconds. */
export const schedulePaymentSweeps = (platform: Platform): void => {
  platform.jobs.schedule({
    name: 'stuck payments',
    everyMs: SWEEP_MS,
    run: async () => ({ payments: await sweepAttempts(platform) }),
  });
  platform.jobs.schedule({
    name: 'charges asked for',
    everyMs: SWEEP_MS,
    run: async () => ({ charges: await sendMovements(platform) }),
  });
  platform.jobs.schedule({
    name: 'kept cards that were removed',
    everyMs: SWEEP_MS,
    run: async () => ({ cards: await forgetLeftCards(platform) }),
  });
  platform.jobs.schedule({
    name: 'payments without an answer',
    everyMs: SWEEP_MS,
    run: async () => ({ payments: await sweepLost(platform) }),
  });
  platform.jobs.schedule({
    name: 'refunds asked for',
    everyMs: SWEEP_MS,
    run: async () => ({ refunds: await sendRefunds(platform) }),
  });
};
