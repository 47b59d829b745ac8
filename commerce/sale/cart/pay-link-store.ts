import { anyOf } from '#commerce/platform/database/any-of.ts';
import type { Db, Row } from '#commerce/platform/database/types.ts';

export type PayLink = Row<'cart_pay_link', never, { sentAt: 'sent_at'; expiresAt: 'expires_at' }>;

/** Replaces the link of a cart. */
export const writePayLink = async (
  db: Db,
  cartId: number,
  { tokenHash, sentAt, expiresAt }: PayLink & { tokenHash: Uint8Array },
): Promise<void> => {
  const values = { token_hash: tokenHash, sent_at: sentAt, expires_at: expiresAt };
  await db
    .insertInto('cart_pay_link')
    .values({ cart_id: cartId, ...values })
    .onConflict((conflict) => conflict.column('cart_id').doUpdateSet(values))
    .execute();
};

export const deletePayLink = async (db: Db, cartId: number): Promise<void> => {
  await db.deleteFrom('cart_pay_link').where('cart_id', '=', cartId).execute();
};

/** Ends the links of other carts with these lines of quotes. */
export const deleteLinksOfQuoted = async (db: Db, cartId: number, quoteLineIds: readonly number[]): Promise<void> => {
  await db
    .deleteFrom('cart_pay_link')
    .where('cart_id', '!=', cartId)
    .where('cart_id', 'in', (from) =>
      from.selectFrom('cart_item').select('cart_id').where('quote_line_id', '=', anyOf(quoteLineIds)),
    )
    .execute();
};

/** The link of a cart, until it expires. */
export const findPayLink = (db: Db, cartId: number, now: Date): Promise<PayLink | undefined> =>
  db
    .selectFrom('cart_pay_link')
    .select(['sent_at as sentAt', 'expires_at as expiresAt'])
    .where('cart_id', '=', cartId)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** The cart of a link, until it expires. */
export const findCartOfPayLink = (
  db: Db,
  tokenHash: Uint8Array,
  now: Date,
): Promise<{ id: number; maskedId: string; sentAt: Date } | undefined> =>
  db
    .selectFrom('cart_pay_link as l')
    .innerJoin('cart as c', 'c.id', 'l.cart_id')
    .select(['c.id', 'c.masked_id as maskedId', 'l.sent_at as sentAt'])
    .where('l.token_hash', '=', tokenHash)
    .where('l.expires_at', '>', now)
    .executeTakeFirst();

/** Lines of quotes in a cart. */
export const findQuoteLines = async (db: Db, cartId: number): Promise<readonly number[]> => {
  const rows = await db.selectFrom('cart_item').select('quote_line_id').where('cart_id', '=', cartId).execute();
  return rows.flatMap(({ quote_line_id: id }) => id ?? []);
};
