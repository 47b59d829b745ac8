import type { Platform } from '#commerce/platform/context.ts';
import { requestCapture, sendCapture, setAsideOf } from '#commerce/sale/payment/service.ts';
import type { SetAside } from '#commerce/sale/payment/types.ts';
import { MoveError } from './status-rules.ts';
import type { Hand } from './types.ts';
import { billedDueOf, dueOf, paidOrder, record, releaseRest, workOn } from './work.ts';
import type { Work } from './work.ts';

/** The authorized amount must be charged before the action can be repeated. */
class NotChargedYet extends Error {
  readonly amount: number;
  /** Input of the calculation of the amount. */
  readonly seen: string;
  constructor(amount: number, seen: string) {
    super('The card was not charged yet.');
    this.amount = amount;
    this.seen = seen;
  }
}

/** Data that an amount depends on: the order before the action, and the authorized rest. */
const seenOf = ({ order }: Work, setAside: SetAside): string => JSON.stringify([order, setAside]);

/** Attempts when several people ship items of the same order at once. */
const MAX_TRIES = 10;

/** Throws while the result of a charge is unknown. */
export const assertNoOpenCharge = async ({ db, order }: Work): Promise<void> => {
  if ((await setAsideOf(db, paidOrder(order))).state === 'asked')
    throw new MoveError(`The card of order ${order.number} is being charged: try again in a minute.`, {
      code: 'ORDER_CARD_BUSY',
    });
};

const assertCharged = async (work: Work): Promise<void> => {
  const setAside = await setAsideOf(work.db, paidOrder(work.order));
  if (setAside.state !== 'open' && setAside.state !== 'asked') return;
  const due = await (setAside.isInParts ? billedDueOf(work) : dueOf(work));
  if (due > 0) throw new NotChargedYet(due, seenOf(work, setAside));
};

const stay = async (work: Work, what: 'comment' | 'paid') =>
  record(work, {
    what,
    status: work.order.status,
    statusBeforeHold: work.order.statusBeforeHold,
    isPart: what === 'paid' && (await dueOf(work)) > 0,
  });

/**
 * Charges the due part of the authorized amount, or the part for the items that ship. Charges nothing if another
 * request changed the order meanwhile: the action must be repeated first. Returns the number of new entries in the
 * history.
 * Throws a {@link MoveError} if the charge fails.
 */
const chargeOrder = async (
  platform: Platform,
  number: string,
  { actor, by }: Hand,
  part: NotChargedYet,
): Promise<number> => {
  const attemptId = await workOn(platform, number, { actor, by }, async (work) => {
    const { db, order, now } = work;
    const setAside = await setAsideOf(db, paidOrder(order));
    if (setAside.state === 'open') {
      if (setAside.isInParts && seenOf(work, setAside) !== part.seen) return null;
      const amount = setAside.isInParts ? Math.min(part.amount, setAside.amount) : await dueOf(work);
      await requestCapture(platform, db, paidOrder(order), { amount, at: now });
    }
    return order.paymentAttemptId;
  });
  if (attemptId === null) return 0;
  const outcome = await sendCapture(platform, attemptId).catch((error: unknown) => {
    platform.log.error({ err: error, order: number }, 'charge failed; the payment sweeper will retry');
    throw new MoveError(
      `The gateway has not said whether it charged the card of order ${number}: try again in a minute.`,
      { code: 'ORDER_CARD_BUSY' },
    );
  });
  if (outcome?.status === 'declined') {
    // Staff alone read it.
    const hand = { actor, by, comment: `The card was not charged: ${outcome.reason}`, isShown: false };
    await workOn(platform, number, hand, (work) => stay(work, 'comment'));
    throw new MoveError(`The card of order ${number} was not charged, and nothing has left: ${outcome.reason}`, {
      code: 'ORDER_CARD_REFUSED',
      detail: outcome.reason,
    });
  }
  if (!outcome) return 0;
  await workOn(platform, number, { actor, by }, (work) => stay(work, 'paid'));
  return 1;
};

/**
 * Like {@link workOn}, for actions that ship or invoice items: charges the authorized amount first. The action is tried
 * before the charge, so that nothing is charged for an action that would be refused.
 */
export const workOnCharged = async <T>(
  platform: Platform,
  number: string,
  hand: Hand,
  run: (work: Work) => Promise<T>,
): Promise<T> => {
  let { expected } = hand;
  const move = (): Promise<T> =>
    workOn(platform, number, { ...hand, expected }, async (work) => {
      const done = await run(work);
      await assertCharged(work);
      await releaseRest(work);
      return done;
    });
  for (let tries = 0; tries < MAX_TRIES; tries++)
    try {
      return await move();
    } catch (error) {
      if (!(error instanceof NotChargedYet)) throw error;
      const added = await chargeOrder(platform, number, hand, error);
      if (expected !== undefined) expected += added;
    }
  throw new MoveError(`The card of order ${number} is being charged: try again in a minute.`, {
    code: 'ORDER_CARD_BUSY',
  });
};
