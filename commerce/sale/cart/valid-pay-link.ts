import type { CommerceContext } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { isWithdrawnSince } from '#commerce/sale/quotes/service.ts';
import { findCartOfPayLink, findPayLink, findQuoteLines, type PayLink } from './pay-link-store.ts';
import type { OpenCart } from './types.ts';

/** True if a quote in the cart was withdrawn after the link was sent: the customer was offered its prices. */
const isWithdrawn = async (db: Db, cartId: number, sentAt: Date): Promise<boolean> =>
  isWithdrawnSince(db, await findQuoteLines(db, cartId), sentAt);

/** The valid link of a cart. */
export const payLinkOf = async (
  { db: { kysely }, clock }: Pick<CommerceContext, 'db' | 'clock'>,
  { row }: Pick<OpenCart, 'row'>,
): Promise<PayLink | undefined> => {
  const link = await findPayLink(kysely, row.id, clock.now());
  return link && !(await isWithdrawn(kysely, row.id, link.sentAt)) ? link : undefined;
};

/** Masked id of the cart of a valid link. */
export const cartOfPayLink = async (db: Db, token: string, now: Date): Promise<string | undefined> => {
  const cart = await findCartOfPayLink(db, sha256(token), now);
  return cart && !(await isWithdrawn(db, cart.id, cart.sentAt)) ? cart.maskedId : undefined;
};
