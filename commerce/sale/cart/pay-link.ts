import { PAY_LINK_DAYS } from '#contract/pay-link.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { DAY_MS, HOUR_MS } from '#commerce/platform/durations.ts';
import { sha256 } from '#commerce/platform/sha256.ts';
import { shopDay } from '#commerce/platform/shop-time.ts';
import type { LockedCart } from './open-cart.ts';
import { deleteLinksOfQuoted, writePayLink } from './pay-link-store.ts';
import type { CartDetail } from './types.ts';

/** The last day of the quoted prices of a cart, YYYY-MM-DD; undefined without any. */
export const lastQuotedDay = ({ lines }: Pick<CartDetail, 'lines'>): string | undefined =>
  lines.flatMap(({ quote }) => (quote?.state === 'quoted' ? [quote.validUntil] : [])).sort()[0];

/** End of the link: after a number of days, or earlier at the end of `lastDay` in the shop's time zone. */
const endOfLink = (now: Date, lastDay: string | undefined): Date => {
  let end = new Date(now.getTime() + PAY_LINK_DAYS * DAY_MS);
  while (lastDay !== undefined && shopDay(end) > lastDay && end > now) end = new Date(end.getTime() - HOUR_MS);
  return end;
};

/** Makes the link of a cart of staff, which ends an earlier one; returns its token and its end. */
export const makePayLink = async (
  { random }: Pick<CommerceContext, 'random'>,
  { db, row, now }: LockedCart,
  detail: Pick<CartDetail, 'lines'>,
): Promise<{ token: string; expiresAt: Date }> => {
  const token = random.token(32);
  const expiresAt = endOfLink(now, lastQuotedDay(detail));
  await writePayLink(db, row.id, { tokenHash: sha256(token), sentAt: now, expiresAt });
  return { token, expiresAt };
};

/** Ends the links of other carts with the quoted prices of an order, in its transaction. */
export const endLinksOfQuoted = async (
  { db, row }: Pick<LockedCart, 'db' | 'row'>,
  { lines }: Pick<CartDetail, 'lines'>,
): Promise<void> => {
  const ids = lines.flatMap(({ quote }) => (quote?.state === 'quoted' ? [quote.lineId] : []));
  if (ids.length > 0) await deleteLinksOfQuoted(db, row.id, ids);
};
