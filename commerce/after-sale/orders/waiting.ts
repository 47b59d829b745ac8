import type { Platform } from '#commerce/platform/context.ts';
import { MOST_WAITING, type WaitingItem } from '#commerce/platform/waiting.ts';
import { paymentsInDoubt } from '#commerce/sale/payment/service.ts';
import {
  readArrived,
  readNumbers,
  readReadyBefore,
  readReadySince,
  readRequestedReturns,
  readToPack,
  readWithSamples,
} from './waiting-store.ts';

type Waiting = Promise<readonly WaitingItem[]>;

export const ordersToPack = ({ db }: Platform): Waiting => readToPack(db.kysely);

/** Orders whose later part has arrived. */
export const ordersWithArrivals = ({ db }: Platform): Waiting => readArrived(db.kysely);

/** Orders with samples that have not left. */
export const samplesToPost = ({ db }: Platform): Waiting => readWithSamples(db.kysely);

export const pickupsReadySince = ({ db }: Platform, start: Date): Waiting => readReadySince(db.kysely, start);

export const pickupsReadyBefore = ({ db }: Platform, end: Date): Waiting => readReadyBefore(db.kysely, end);

export const waitingReturns = ({ db }: Platform): Waiting => readRequestedReturns(db.kysely);

/**
 * Reads payments started before the given time that still have no result. Order payments are listed with the order
 * number.
 */
export const waitingPayments = async (platform: Platform, before: Date): Waiting => {
  const { attempts, entries } = await paymentsInDoubt(platform, before);
  const numbers = await readNumbers(
    platform.db.kysely,
    entries.map(({ orderId }) => orderId),
  );
  const ofOrders = entries.map(({ orderId, amount, at }) => {
    const order = numbers.get(orderId) ?? '';
    return { title: order, detail: amount, at, order };
  });
  return [...attempts, ...ofOrders].sort((one, other) => Number(one.at) - Number(other.at)).slice(0, MOST_WAITING);
};
