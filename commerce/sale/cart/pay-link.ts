import { PAY_LINK_DAYS } from '#contract/pay-link.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { DAY_MS } from '#commerce/platform/durations.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import type { LockedCart } from './open-cart.ts';
import { findPayLink, writePayLink } from './pay-link-store.ts';
import type { OpenCart } from './types.ts';

/** Makes the link of a cart of staff, which ends an earlier one; returns its token and its end. */
export const makePayLink = async (
  { random }: Pick<CommerceContext, 'random'>,
  { db, row, now }: LockedCart,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = random.token(32);
  const expiresAt = new Date(now.getTime() + PAY_LINK_DAYS * DAY_MS);
  await writePayLink(db, row.id, { tokenHash: sha256(token), sentAt: now, expiresAt });
  return { token, expiresAt };
};

/** The valid link of a cart. */
export const payLinkOf = ({ db, clock }: Pick<CommerceContext, 'db' | 'clock'>, { row }: Pick<OpenCart, 'row'>) =>
  findPayLink(db.kysely, row.id, clock.now());
