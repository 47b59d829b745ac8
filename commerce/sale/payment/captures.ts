import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import {
  findRequestedMovements,
  findSetAside,
  unclaimMovement,
  settleMovement,
  claimMovement,
} from './capture-store.ts';
import { insertEntry } from './entry-store.ts';
import { requireGateway } from './gateway.ts';
import type { RequestedMovement, CaptureOutcome, PaidOrder, SetAside } from './types.ts';

const BATCH = 50;
/** Longer than the timeout of a gateway call. */
const CLAIMED_MS = 60_000;

type Movement = { amount: number; at: Date };

/** Authorized amounts of an order, read in the transaction holding the order's lock. */
export const setAsideOf = async (db: Db, { attemptId }: Pick<PaidOrder, 'attemptId'>): Promise<SetAside> =>
  attemptId === null ? { state: 'none', isInParts: false } : findSetAside(db, attemptId);

const request = (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  order: PaidOrder,
  { kind, amount, at }: Movement & { kind: 'capture' | 'release' },
): Promise<void> => insertEntry(db, { ...order, kind, key: random.token(32), amount, state: 'asked', at });

/** Records an authorized amount to capture; {@link sendCapture} calls the gateway afterwards. */
export const requestCapture = (platform: Platform, db: Db, order: PaidOrder, movement: Movement): Promise<void> =>
  request(platform, db, order, { ...movement, kind: 'capture' });

/** Records an authorized amount to release, if still possible; returns the amount. */
export const requestRelease = async (platform: Platform, db: Db, order: PaidOrder, at: Date): Promise<number> => {
  const now = await setAsideOf(db, order);
  if (now.state !== 'open') return 0;
  await request(platform, db, order, { kind: 'release', amount: now.amount, at });
  return now.amount;
};

/** Claims a requested capture, calls the gateway, and records its outcome. Releases the claim when the gateway fails. */
const capture = async (platform: Platform, requested: RequestedMovement): Promise<CaptureOutcome> => {
  const { id, transactionId, key, amount, currency, isPart } = requested;
  const { db, clock } = platform;
  const now = clock.now();
  if (!(await claimMovement(db.kysely, id, { now, until: new Date(now.getTime() + CLAIMED_MS) })))
    throw new Error(`Movement ${id} is being sent by another call`);
  const outcome = await requireGateway(platform, requested.method)
    .capture(transactionId, { key, amount, currency, isPart })
    .catch(async (error: unknown) => {
      await unclaimMovement(db.kysely, id);
      throw error;
    });
  await settleMovement(db.kysely, id, {
    ...(outcome.status === 'captured'
      ? { state: 'done', transactionId: outcome.transactionId ?? null }
      : { state: 'refused', reason: outcome.reason }),
    at: clock.now(),
  });
  return outcome;
};

/**
 * Sends the requested capture of an attempt to its gateway, outside any transaction; undefined when there is none any more.
 * Throws when the gateway does not respond: the sweeper sends it again.
 */
export const sendCapture = async (platform: Platform, attemptId: number): Promise<CaptureOutcome | undefined> => {
  const [requested] = await findRequestedMovements(platform.db.kysely, 'capture', { attemptId, limit: 1 });
  return requested && capture(platform, requested);
};

const release = async (platform: Platform, requested: RequestedMovement): Promise<void> => {
  await requireGateway(platform, requested.method).void(requested.transactionId);
  await settleMovement(platform.db.kysely, requested.id, { state: 'done', at: platform.clock.now() });
};

/** Sends all requested captures and releases; returns how many the gateways have done. */
export const sendMovements = async (platform: Platform): Promise<number> => {
  const { db, log } = platform;
  let done = 0;
  for (const kind of ['capture', 'release'] as const)
    for (const requested of await findRequestedMovements(db.kysely, kind, { limit: BATCH }))
      try {
        await (kind === 'capture' ? capture(platform, requested) : release(platform, requested));
        done += 1;
      } catch (error) {
        log.error({ err: error, movement: requested.id }, 'capture or void had no response, will be retried');
      }
  return done;
};
