import { createHash } from 'node:crypto';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { hasTooManyDeclines, recordDecline } from './declines.ts';
import { gatewayOf, requireGateway } from './gateway.ts';
import { isOffered } from './offer.ts';
import {
  alreadyProcessing,
  declined,
  DECLINE_WINDOW_MS,
  gatewayFailed,
  invalidPayment,
  MAX_DECLINES,
  methodUnavailable,
  nonceUsed,
  tooManyDeclines,
  unconfirmed,
} from './rules.ts';
import { findHistory, findState, insertAttempt, moveAttempt } from './store.ts';
import type { AttemptChange } from './store.ts';
import type { CardToCharge, ChargeOutcome, PaymentAttempt, PaymentContext, PaymentGateway } from './types.ts';
import { saveCard, payableCard } from './vault/cards.ts';

const hexSha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

type AttemptRequest = Pick<PaymentAttempt, 'cartId' | 'method'> & { nonce: string; conditions: PaymentContext };

/**
 * Records a payment attempt before the gateway is called, in the transaction that locks the cart. Throws when the method
 * is not offered, another charge is in progress, the nonce was used, or there were too many declines.
 */
export const recordAttempt = async (
  context: CommerceContext,
  db: Db,
  { cartId, method, nonce, conditions }: AttemptRequest,
): Promise<PaymentAttempt> => {
  const { amount, currency } = conditions;
  const now = context.clock.now();
  const gateway = gatewayOf(context, method);
  if (!nonce || !gateway) throw invalidPayment();
  const isSavedCard = gateway.vault?.code === method;
  const isPayable = isSavedCard ? await payableCard(context, db, nonce) : gateway.isNonce(nonce);
  if (!isPayable) throw invalidPayment();
  if (!(await isOffered(context, db, method, conditions))) throw methodUnavailable();

  const history = await findHistory(db, cartId, new Date(now.getTime() - DECLINE_WINDOW_MS));
  if (history.isOpen) throw alreadyProcessing();
  if (history.declines >= MAX_DECLINES || hasTooManyDeclines(context)) throw tooManyDeclines();

  const key = context.random.token(32);
  const attempt = await insertAttempt(db, {
    cartId,
    amount,
    currency,
    key,
    method,
    action: gateway.action,
    captures: gateway.captures ?? 'once',
    // A nonce pays once. A saved card pays repeatedly, so its hash uses the attempt's key.
    nonceHash: hexSha256(isSavedCard ? key : nonce),
    startedAt: now,
  });
  if (!attempt) throw nonceUsed();
  return attempt;
};

/** The nonce or token to charge; throws when a saved card was removed or has expired. */
const cardFor = async (
  context: CommerceContext,
  gateway: PaymentGateway,
  { method }: PaymentAttempt,
  { nonce, isToSave }: CardToCharge,
): Promise<CardToCharge & { isSavedCard?: boolean }> => {
  if (gateway.vault?.code !== method)
    return { nonce, isToSave: isToSave && context.customer !== null && gateway.vault !== undefined };
  const card = await payableCard(context, context.db.kysely, nonce);
  if (!card) throw invalidPayment();
  return { nonce: card.gatewayToken, isSavedCard: true, isToSave: false };
};

/** The gateway and the card to charge; without them the attempt fails, so that the shopper can pay in another way. */
const prepareCharge = async (context: CommerceContext, attempt: PaymentAttempt, given: CardToCharge) => {
  try {
    const gateway = requireGateway(context, attempt.method);
    return { gateway, card: await cardFor(context, gateway, attempt, given) };
  } catch (error) {
    const reason = 'gateway or card no longer available';
    await moveAttempt(context.db.kysely, attempt.id, 'started', 'failed', context.clock.now(), { reason });
    throw error;
  }
};

/** Calls the gateway; undefined when its response was lost. */
const callGateway = async (
  { log }: CommerceContext,
  gateway: PaymentGateway,
  { id, key, amount, currency, action }: PaymentAttempt,
  card: CardToCharge,
): Promise<ChargeOutcome | undefined> => {
  try {
    return await gateway.charge({ key, amount, currency, action, ...card });
  } catch (error) {
    log.warn({ attempt: id, reason: error instanceof Error ? error.message : String(error) }, 'payment gateway failed');
    return undefined;
  }
};

/**
 * Calls the gateway, outside any transaction. Returns the approved attempt; the approval is recorded with the order, or
 * when the charge is voided, and until then the gateway knows the charge by the attempt's key. Throws when the card is
 * declined, which is recorded, when the card was removed since, and when the gateway does not respond: its charge, if any,
 * is voided.
 */
export const charge = async (
  context: CommerceContext,
  attempt: PaymentAttempt,
  given: CardToCharge,
): Promise<PaymentAttempt> => {
  const { db, clock, log } = context;
  const { id } = attempt;
  const { gateway, card } = await prepareCharge(context, attempt, given);
  const outcome = await callGateway(context, gateway, attempt, card);
  if (!outcome) {
    await voidAttempt(context, attempt).catch((error: unknown) =>
      log.error({ err: error, attempt: id }, 'payment failed; the payment sweeper will retry'),
    );
    throw gatewayFailed();
  }
  if (outcome.status === 'declined') {
    await moveAttempt(db.kysely, id, 'started', 'declined', clock.now(), { reason: outcome.reason });
    recordDecline(context);
    throw outcome.isUnconfirmed ? unconfirmed() : declined();
  }
  if (outcome.savedCard && card.isToSave)
    await saveCard(context, attempt, outcome.savedCard).catch((error: unknown) =>
      log.error({ err: error, attempt: id }, 'card of a charge not saved'),
    );
  return { ...attempt, state: 'approved', transactionId: outcome.transactionId, card: outcome.card };
};

const approvalOf = ({ transactionId, card }: PaymentAttempt): AttemptChange => ({
  ...(transactionId !== null && { transactionId }),
  ...(card && { card }),
});

/** Records an approval in the transaction of its order; throws when the attempt was given up meanwhile. */
export const recordApproval = async (db: Db, attempt: PaymentAttempt, now: Date): Promise<void> => {
  if (!(await moveAttempt(db, attempt.id, 'started', 'ordered', now, approvalOf(attempt)))) throw gatewayFailed();
};

/**
 * Voids an approved charge whose order was not written. Keeps it when the order is there after all: only the response to
 * the commit was lost. `voided late`: the sweeper had ended the attempt before, perhaps without knowing of the charge.
 */
export const voidCharge = async (
  platform: Platform,
  attempt: PaymentAttempt,
): Promise<'voided' | 'ordered' | 'voided late'> => {
  const { db, clock } = platform;
  const { id, transactionId } = attempt;
  const isOpen = await moveAttempt(db.kysely, id, 'started', 'voiding', clock.now(), approvalOf(attempt));
  if (!isOpen && (await findState(db.kysely, id)) === 'ordered') return 'ordered';
  if (transactionId) await requireGateway(platform, attempt.method).void(transactionId);
  if (isOpen) await moveAttempt(db.kysely, id, 'voiding', 'voided', clock.now());
  return isOpen ? 'voided' : 'voided late';
};

/**
 * Marks an attempt as being voided and returns its transaction. If the outcome of the charge is unknown, the gateway is
 * queried. Undefined if nothing was charged, or if another process changed the attempt.
 */
const startVoiding = async (
  { db, clock }: Platform,
  gateway: PaymentGateway,
  { id, key, state, transactionId }: PaymentAttempt,
): Promise<Pick<PaymentAttempt, 'transactionId'> | undefined> => {
  if (state === 'voiding') return { transactionId };
  if (state !== 'started')
    return (await moveAttempt(db.kysely, id, state, 'voiding', clock.now())) ? { transactionId } : undefined;
  const outcome = await gateway.find(key);
  if (outcome?.status === 'approved') {
    const isOurs = await moveAttempt(db.kysely, id, state, 'voiding', clock.now(), outcome);
    return isOurs ? { transactionId: outcome.transactionId } : undefined;
  }
  const reason = 'no answer of the gateway';
  await moveAttempt(db.kysely, id, state, outcome ? 'declined' : 'failed', clock.now(), { reason });
  return undefined;
};

/** Ensures that no charge of an attempt without an order remains. Throws when the gateway does not respond. */
export const voidAttempt = async (platform: Platform, attempt: PaymentAttempt): Promise<void> => {
  const gateway = requireGateway(platform, attempt.method);
  const voiding = await startVoiding(platform, gateway, attempt);
  if (!voiding) return;
  if (voiding.transactionId) await gateway.void(voiding.transactionId);
  await moveAttempt(platform.db.kysely, attempt.id, 'voiding', 'voided', platform.clock.now());
};
