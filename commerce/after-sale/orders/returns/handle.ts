import type { Platform } from '#commerce/platform/context.ts';
import { refundItems, settled } from '../life/refund.ts';
import type { Refunded } from '../life/refund.ts';
import { readSettings } from '../life/life-store.ts';
import { withCustomer } from '../life/quantity-rules.ts';
import { tokenMaker } from '../life/token.ts';
import { MoveError } from '../life/status-rules.ts';
import type { Hand, LifeOrder } from '../life/types.ts';
import { record, workOn } from '../life/work.ts';
import type { Work } from '../life/work.ts';
import { copyPhoto } from './photo-files.ts';
import { MOVES, restockingFee } from './rules.ts';
import { findReturn, moveReturn, readPhotos, readRecords } from './store.ts';
import { notifyOfReturn } from './notify-return.ts';
import type { OrderReturn, ReturnRecord, ReturnState } from './types.ts';

export type Step = Hand & { number: string };

/** Return requests for staff; those without a response come first. */
export const listReturns = (platform: Platform): Promise<readonly ReturnRecord[]> => readRecords(platform.db.kysely);

/** Finds a return. Throws if there is none. */
export const known = async (platform: Platform, number: string) => {
  const found = await findReturn(platform.db.kysely, number);
  if (!found) throw new MoveError(`There is no return ${number}.`);
  return found;
};

const assertMayMove = ({ number, kind, state }: OrderReturn, to: ReturnState): void => {
  if (!MOVES[kind][state].includes(to))
    throw new MoveError(`${number} is a ${kind} that is ${state}: it cannot become ${to}.`, { code: 'RETURN_STATUS' });
};

/** Throws if another credit memo has refunded units of the request. */
export const assertNotRefunded = ({ lines }: LifeOrder, { items }: OrderReturn): void => {
  for (const line of lines) {
    const left = withCustomer(line);
    if (items.some(({ itemId, quantity }) => itemId === line.id && quantity > left))
      throw new MoveError(`Only ${left} of ${line.sku} ${left === 1 ? 'is' : 'are'} not refunded yet.`, {
        code: 'RETURN_REFUNDED',
        detail: `${line.sku}, ${left}`,
      });
  }
};

/** Moves a request in a transaction that locks its order. */
export const moved = async <T>(
  platform: Platform,
  { number, ...hand }: Step,
  to: ReturnState,
  run: (work: Work, request: OrderReturn) => Promise<T>,
): Promise<T> => {
  const { order } = await known(platform, number);
  // The email needs it, and a transaction allows no other database access.
  await tokenMaker(platform);
  return workOn(platform, order, hand, async (work) => {
    const request = await findReturn(work.db, number);
    if (!request) throw new MoveError(`There is no return ${number}.`);
    assertMayMove(request, to);
    return run(work, request);
  });
};

/** Approves or declines a request, or records that its items arrived; notifies the customer. */
export const moveTo = (platform: Platform, step: Step, to: 'approved' | 'declined' | 'received'): Promise<void> =>
  moved(platform, step, to, async (work, request) => {
    const { order, db, now, hand } = work;
    await moveReturn(db, request.id, { from: request.state, to, at: now });
    const comment = `${request.number}: ${to}${hand.comment ? `. ${hand.comment}` : ''}`;
    await record(
      { ...work, hand: { ...hand, comment, isShown: false } },
      {
        what: 'return',
        status: order.status,
        statusBeforeHold: order.statusBeforeHold,
      },
    );
    await notifyOfReturn(work, request.number);
  });

export type ReturnRefund = Step & {
  /** Deduction in minor units. A return has the restocking fee of orders.yaml by default, a claim has none. */
  fee?: number | undefined;
  /** True if the items return to stock. Default: true for a return, false for a claim. */
  isRestocked?: boolean | undefined;
};

/** Gives the money of a request back by a credit memo, in the transaction that closes it. */
export const refundReturn = (platform: Platform, { fee, isRestocked, ...step }: ReturnRefund): Promise<Refunded> =>
  settled(
    platform,
    moved(platform, step, 'refunded', async (work, request) => {
      assertNotRefunded(work.order, request);
      const percent = (await readSettings(work.db))?.returns?.restockingPercent;
      const quantities = new Map(request.items.map(({ itemId, quantity }) => [itemId, quantity]));
      const done = await refundItems(work, quantities, {
        shipping: 0,
        fee: (amount) => fee ?? restockingFee(request.kind, percent, amount),
        isRestocked: isRestocked ?? request.kind === 'return',
      });
      await moveReturn(work.db, request.id, {
        from: request.state,
        to: 'refunded',
        documentNumber: done.memo,
        at: work.now,
      });
      return done;
    }),
  );

/** Copies the photographs of a claim to a folder; returns their paths. */
export const copyPhotos = async (platform: Platform, number: string, folder: string): Promise<readonly string[]> => {
  const { id } = await known(platform, number);
  const names = await readPhotos(platform.db.kysely, id);
  if (names.length === 0) throw new MoveError(`${number} has no photographs.`);
  const { varDir } = platform.settings;
  return Promise.all(names.map((name, index) => copyPhoto(varDir, name, folder, `${number}-${index + 1}.jpg`)));
};
