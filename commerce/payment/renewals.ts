import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { leaveMovement, takeMovement } from './capture-store.ts';
import { insertEntry } from './entry-store.ts';
import { gatewayOf, renewingGateways } from './gateway.ts';
import { findAskedRenewals, findLapsing } from './renewal-store.ts';
import type { AskedRenewal, PaidOrder, Renewal, RenewalOutcome } from './types.ts';

export { settleRenewal } from './renewal-store.ts';

const BATCH = 50;
/** Longer than a gateway is waited for, which a renewal asks several times. */
const TAKEN_MS = 180_000;

/** Attempts whose amount will not stay set aside much longer. */
export const lapsingAttempts = async (platform: Platform): Promise<readonly number[]> => {
  const now = platform.clock.now();
  const found: number[] = [];
  for (const { code, renewal } of renewingGateways(platform)) {
    const after = new Date(now.getTime() - renewal.lastsMs);
    const before = new Date(now.getTime() - renewal.afterMs);
    found.push(...(await findLapsing(platform.db.kysely, { method: code, after, before, now, limit: BATCH })));
  }
  return found;
};

/** Writes down that an amount is to be set aside anew, in the transaction that has locked the order. */
export const askRenewal = (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  order: PaidOrder,
  { amount, at }: { amount: number; at: Date },
): Promise<void> => insertEntry(db, { ...order, kind: 'renewal', key: random.token(32), amount, state: 'asked', at });

const renewalOf = (platform: Platform, method: string): Renewal => {
  const renewal = gatewayOf(platform, method)?.renewal;
  if (!renewal) throw new Error(`The gateway ${method} is not configured`);
  return renewal;
};

/** Renewals that no gateway has answered. */
export const askedRenewals = async (platform: Platform): Promise<readonly AskedRenewal[]> =>
  (await findAskedRenewals(platform.db.kysely, BATCH)).map(({ since, ...asked }) => ({
    ...asked,
    lapsesAt: new Date(since.getTime() + renewalOf(platform, asked.method).lastsMs),
  }));

/** Asks the gateway for a renewal, outside any transaction; undefined while somebody else does. Throws when it does not answer. */
export const sendRenewal = async (platform: Platform, asked: AskedRenewal): Promise<RenewalOutcome | undefined> => {
  const { id, transactionId, key, amount, currency, method } = asked;
  const { renew } = renewalOf(platform, method);
  const now = platform.clock.now();
  if (!(await takeMovement(platform.db.kysely, id, { now, until: new Date(now.getTime() + TAKEN_MS) })))
    return undefined;
  return renew(transactionId, { key, amount, currency }).catch(async (error: unknown) => {
    await leaveMovement(platform.db.kysely, id);
    throw error;
  });
};
