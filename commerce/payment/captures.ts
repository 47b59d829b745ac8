import type { Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { findAskedOf, findSetAside, leaveMovement, settleMovement, takeMovement } from './capture-store.ts';
import { insertEntry } from './entry-store.ts';
import { requireGateway } from './gateway.ts';
import type { AskedMovement, CaptureOutcome, PaidOrder, SetAside } from './types.ts';

const BATCH = 50;
/** Longer than a gateway is waited for. */
const TAKEN_MS = 60_000;

type Movement = { amount: number; at: Date };

/** What of an order's money is set aside on a card, in the transaction that has locked the order. */
export const setAsideOf = async (db: Db, { attemptId }: Pick<PaidOrder, 'attemptId'>): Promise<SetAside> =>
  attemptId === null ? { state: 'none', isInParts: false } : findSetAside(db, attemptId);

const ask = (
  { random }: Pick<Platform, 'random'>,
  db: Db,
  order: PaidOrder,
  { kind, amount, at }: Movement & { kind: 'capture' | 'release' },
): Promise<void> => insertEntry(db, { ...order, kind, key: random.token(32), amount, state: 'asked', at });

/** Writes down that what is set aside is to be charged, or a part of it; {@link sendCapture} asks the gateway afterwards. */
export const askCapture = (platform: Platform, db: Db, order: PaidOrder, movement: Movement): Promise<void> =>
  ask(platform, db, order, { ...movement, kind: 'capture' });

/** Writes down that what is set aside is to be set free, if it still is; returns its amount. */
export const askRelease = async (platform: Platform, db: Db, order: PaidOrder, at: Date): Promise<number> => {
  const now = await setAsideOf(db, order);
  if (now.state !== 'open') return 0;
  await ask(platform, db, order, { kind: 'release', amount: now.amount, at });
  return now.amount;
};

const capture = async (platform: Platform, asked: AskedMovement): Promise<CaptureOutcome> => {
  const { id, transactionId, key, amount, currency, isPart } = asked;
  const { db, clock } = platform;
  const now = clock.now();
  if (!(await takeMovement(db.kysely, id, { now, until: new Date(now.getTime() + TAKEN_MS) })))
    throw new Error(`Movement ${id} is asked for by somebody else`);
  const outcome = await requireGateway(platform, asked.method)
    .capture(transactionId, { key, amount, currency, isPart })
    .catch(async (error: unknown) => {
      await leaveMovement(db.kysely, id);
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
 * Asks the gateway to charge what was set aside for an attempt, outside any transaction. Undefined where nothing is asked
 * any more. Throws when the gateway does not answer: it is asked again by the sweeper.
 */
export const sendCapture = async (platform: Platform, attemptId: number): Promise<CaptureOutcome | undefined> => {
  const [asked] = await findAskedOf(platform.db.kysely, 'capture', { attemptId, limit: 1 });
  return asked && capture(platform, asked);
};

const release = async (platform: Platform, asked: AskedMovement): Promise<void> => {
  await requireGateway(platform, asked.method).void(asked.transactionId);
  await settleMovement(platform.db.kysely, asked.id, { state: 'done', at: platform.clock.now() });
};

/** Asks the gateways for all that they have not answered; returns how many they did. */
export const sendMovements = async (platform: Platform): Promise<number> => {
  const { db, log } = platform;
  let done = 0;
  for (const kind of ['capture', 'release'] as const)
    for (const asked of await findAskedOf(db.kysely, kind, { limit: BATCH }))
      try {
        await (kind === 'capture' ? capture(platform, asked) : release(platform, asked));
        done += 1;
      } catch (error) {
        log.error({ err: error, movement: asked.id }, 'movement of money not answered, tried again');
      }
  return done;
};
