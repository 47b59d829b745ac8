import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { unclaimMovement, claimMovement } from './capture-store.ts';
import { insertEntry } from './entry-store.ts';
import { gatewayOf, renewingGateways } from './gateway.ts';
import { findRequestedRenewals, findLapsing } from './renewal-store.ts';
import type { RequestedRenewal, PaidOrder, Renewal, RenewalOutcome } from './types.ts';

export { settleRenewal } from './renewal-store.ts';

const BATCH = 50;
/** Longer than the timeouts of the several gateway calls of a renewal. */
const CLAIMED_MS = 180_000;

/** Attempts whose authorization expires soon. */
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

/** Records the renewal of an authorization, in the transaction with the order's lock. */
export const requestRenewal = (
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

/** Renewals that no gateway has responded to. */
export const requestedRenewals = async (platform: Platform): Promise<readonly RequestedRenewal[]> =>
  (await findRequestedRenewals(platform.db.kysely, BATCH)).map(({ since, ...requested }) => ({
    ...requested,
    lapsesAt: new Date(since.getTime() + renewalOf(platform, requested.method).lastsMs),
  }));

/** Sends a renewal to its gateway, outside any transaction; undefined while another call does. Throws when it does not respond. */
export const sendRenewal = async (
  platform: Platform,
  requested: RequestedRenewal,
): Promise<RenewalOutcome | undefined> => {
  const { id, transactionId, key, amount, currency, method } = requested;
  const { renew } = renewalOf(platform, method);
  const now = platform.clock.now();
  if (!(await claimMovement(platform.db.kysely, id, { now, until: new Date(now.getTime() + CLAIMED_MS) })))
    return undefined;
  return renew(transactionId, { key, amount, currency }).catch(async (error: unknown) => {
    await unclaimMovement(platform.db.kysely, id);
    throw error;
  });
};
