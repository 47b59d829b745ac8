import { createHash } from 'node:crypto';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { AuthorizationError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { gatewayOf } from '../gateway.ts';
import type { GatewayCard, PaymentAttempt, SavedCard } from '../types.ts';
import { isExpired } from './rules.ts';
import { chooseCard, chooseNewest, deleteCard, findCard, findCards, findLeft, insertCard, leaveCard } from './store.ts';

const BATCH = 50;

const customerOf = (context: CommerceContext): number => {
  context.noStore();
  if (!context.customer) throw new AuthorizationError("The current customer isn't authorized.");
  return context.customer.id;
};

const unknownCard = (publicHash: string): NoSuchEntityError =>
  new NoSuchEntityError('Could not find a token using public hash: %1', { parameters: [publicHash] });

/** The caller's valid or expired cards, the default one first. */
export const savedCards = async (
  context: CommerceContext,
  { areExpired }: { areExpired: boolean } = { areExpired: false },
): Promise<readonly SavedCard[]> => {
  const cards = await findCards(context.db.kysely, customerOf(context));
  return cards.filter(
    ({ method, expiry }) => gatewayOf(context, method)?.vault && isExpired(expiry, context.clock.now()) === areExpired,
  );
};

/** The caller's card behind a public hash, where it can still be paid with. */
export const payableCard = async (
  context: CommerceContext,
  db: Db,
  publicHash: string,
): Promise<SavedCard | undefined> => {
  const card = context.customer ? await findCard(db, context.customer.id, publicHash) : undefined;
  return card && !isExpired(card.expiry, context.clock.now()) ? card : undefined;
};

/** Saves the card of a charge if the customer requested it; not for guests. */
export const saveCard = async (
  context: CommerceContext,
  { method }: Pick<PaymentAttempt, 'method'>,
  { token, identity, brand, last4, expiry }: GatewayCard,
): Promise<void> => {
  const { customer, random, db, clock } = context;
  if (!customer) return;
  await insertCard(db.kysely, {
    customerId: customer.id,
    method,
    publicHash: createHash('sha256').update(random.token(32)).digest('hex'),
    gatewayToken: token,
    identity,
    brand,
    last4,
    expiry,
    createdAt: clock.now(),
  });
};

/** Deletes cards at the gateways that no customer has saved any more; returns their number. */
export const forgetLeftCards = async (platform: Platform): Promise<number> => {
  const { db, log } = platform;
  let done = 0;
  for (const { id, method, gatewayToken } of await findLeft(db.kysely, BATCH))
    try {
      const vault = gatewayOf(platform, method)?.vault;
      if (!vault) throw new Error(`The gateway ${method} is not configured`);
      await vault.forget(gatewayToken);
      await deleteCard(db.kysely, id);
      done += 1;
    } catch (error) {
      log.error({ err: error, card: id }, 'saved card could not be deleted, will be retried');
    }
  return done;
};

/** Removes a card of the caller, also at its gateway. A failure at the gateway is retried. */
export const removeCard = async (context: CommerceContext, publicHash: string): Promise<void> => {
  const customerId = customerOf(context);
  await context.db.tx(async (db) => {
    if (!(await leaveCard(db, customerId, publicHash))) throw unknownCard(publicHash);
    await chooseNewest(db, customerId);
  });
  await forgetLeftCards(context);
};

/** Makes a card of the caller the one that checkout offers first. */
export const makeDefaultCard = async (context: CommerceContext, publicHash: string): Promise<void> => {
  const customerId = customerOf(context);
  await context.db.tx(async (db) => {
    if (!(await chooseCard(db, customerId, publicHash))) throw unknownCard(publicHash);
  });
};
