import { findAnyOrder } from '../bought-store.ts';
import { lifeMail } from '../life/life-email.ts';
import { readSettings } from '../life/life-store.ts';
import type { Work } from '../life/work.ts';
import { saveSentMail } from '../mails/mail-store.ts';
import { guestLink } from '../life/guest-link.ts';
import { tokenMaker } from '../life/token.ts';
import { findReturn, lineIds } from './store.ts';

/** Queues the email about the state of a request, in the caller's transaction and the language of the order. */
export const notifyOfReturn = async (
  { platform, db, order: { number }, hand, views, now }: Work,
  of: string,
): Promise<void> => {
  const order = await findAnyOrder(db, number);
  const found = await findReturn(db, of);
  const view = views.find(({ id }) => id === order?.storeViewId);
  if (!order || !found || !view) return;
  const outside = new Map([...(await lineIds(db, order.id))].map(([shown, id]) => [id, shown]));
  const request = {
    ...found,
    items: found.items.map((item) => ({ ...item, itemId: outside.get(item.itemId) ?? 0 })),
  };
  const policy = (await readSettings(db))?.returns;
  const { settings } = platform;
  const link =
    order.customerId === null ? guestLink(settings, view, { token: (await tokenMaker(platform))(number) }) : null;
  const comment = hand.actor === 'staff' && hand.isShown !== false ? (hand.comment ?? null) : null;
  const restockingPercent = policy?.restockingPercent ?? 0;
  await platform.mail.enqueue(
    db,
    lifeMail({ order, view, settings, carriers: [] }, { kind: 'return', request, link, restockingPercent }, comment),
  );
  await saveSentMail(db, order.id, { kind: 'return', document: found.number, comment, sentAt: now });
};
