import type { Platform } from '#commerce/platform/context.ts';
import { readSettings } from '../life/life-store.ts';
import { assertRefundable, refundItems, restock, settled } from '../life/refund.ts';
import type { Quantities } from '../life/quantity-rules.ts';
import { MoveError } from '../life/status-rules.ts';
import { record } from '../life/work.ts';
import type { Work } from '../life/work.ts';
import { assertNotRefunded, known, moved, type Step } from './handle.ts';
import { notifyOfReturn } from './notify-return.ts';
import { insertReplacement, readOriginal } from './replacement-order.ts';
import { restockingFee } from './rules.ts';
import { lineIds, linkReplacement, moveReturn } from './store.ts';
import type { OrderReturn } from './types.ts';

export type Replacement = Step & {
  /** Lines to replace, by their public ids; without it all lines of the request. The others are refunded. */
  lines?: ReadonlySet<number> | undefined;
  /** True if the items return to stock. Default: true for a return, false for a claim. */
  isRestocked?: boolean | undefined;
};

const NONE: Quantities = new Map();

/** Refunds the lines that are not replaced. Returns the number of the credit memo. */
const refundRest = async (
  work: Work,
  request: OrderReturn,
  { rest, isRestocked }: { rest: Quantities; isRestocked: boolean },
): Promise<string> => {
  const percent = (await readSettings(work.db))?.returns?.restockingPercent;
  const fee = (amount: number): number => restockingFee(request.kind, percent, amount);
  return (await refundItems(work, rest, { shipping: 0, fee, isRestocked })).memo;
};

/**
 * Replaces lines of a return or claim by an order without charge, and refunds its other lines, in the transaction that
 * closes the request. Throws a {@link MoveError} if too little is in stock. Returns the numbers of the new order and of
 * the credit memo.
 */
export const replaceReturn = async (
  platform: Platform,
  { lines, isRestocked, ...step }: Replacement,
): Promise<{ order: string; documents: readonly string[] }> => {
  const original = await readOriginal(platform, (await known(platform, step.number)).order);
  const close = moved(platform, step, 'replaced', async (work, request) => {
    const { db, order, hand, now } = work;
    assertRefundable(order);
    assertNotRefunded(order, request);
    const ids = await lineIds(db, order.id);
    const isBack = isRestocked ?? request.kind === 'return';
    const replaced = original.order.lines.flatMap((line) => {
      const item = request.items.find(({ itemId }) => itemId === ids.get(line.id));
      return item && (lines?.has(line.id) ?? true) ? [{ line, ...item }] : [];
    });
    if (replaced.length === 0) throw new MoveError(`Choose the lines of ${request.number} to replace.`);
    const made = await insertReplacement(work, original, replaced, request.number);
    const back: Quantities = new Map(replaced.map(({ itemId, quantity }) => [itemId, quantity]));
    if (isBack) await restock(work, back, { withdrawn: NONE, awaited: NONE });
    await linkReplacement(db, request.id, { orderId: made.id, lineIds: [...back.keys()] });
    const comment = `${request.number}: ${made.number}${hand.comment ? `. ${hand.comment}` : ''}`;
    await record(
      { ...work, hand: { ...hand, comment, isShown: false } },
      {
        what: 'return',
        status: order.status,
        statusBeforeHold: order.statusBeforeHold,
        after: {
          replacement: made.number,
          lines: replaced.map(({ line, quantity }) => ({ sku: line.sku, qty: quantity })),
        },
      },
    );
    const rest: Quantities = new Map(
      request.items.flatMap(({ itemId, quantity }) => (back.has(itemId) ? [] : [[itemId, quantity] as const])),
    );
    const memo = rest.size > 0 ? await refundRest(work, request, { rest, isRestocked: isBack }) : undefined;
    await moveReturn(db, request.id, {
      from: request.state,
      to: memo ? 'refunded' : 'replaced',
      documentNumber: memo ?? null,
      at: now,
    });
    await notifyOfReturn(work, request.number);
    return { order: made.number, documents: memo ? [memo] : [] };
  });
  return settled(platform, close);
};
