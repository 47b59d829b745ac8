import type { Db } from '#commerce/platform/database/types.ts';
import { readShowroomWithin } from '#commerce/merchandise/showroom/service.ts';
import { arrivalOf } from '#commerce/sale/shipping/service.ts';
import { findAnyOrder } from '../bought-store.ts';
import { toShip } from './quantity-rules.ts';
import { lifeMail } from './life-email.ts';
import type { LifeMailOf } from './life-email.ts';
import { readSettings } from './life-store.ts';
import { saveSentMail } from '../mails/mail-store.ts';
import type { News } from '../mails/types.ts';
import type { BoughtOrder } from '../bought-types.ts';
import type { Work } from './work.ts';

const found = async (db: Db, order: BoughtOrder, news: News): Promise<LifeMailOf | undefined> => {
  if (news.kind === 'ready')
    return { ...news, showroom: await readShowroomWithin(db, order.shippingMethodCode, order.language) };
  if (news.kind === 'canceled') return news;
  if (news.kind === 'shipment') {
    const shipment = order.shipments.find(({ number }) => number === news.shipment);
    const isAll = news.isAll ?? order.lines.every((line) => toShip(line) === 0);
    if (!shipment) return undefined;
    const { currency, shippingCarrierCode: carrierCode, addresses } = order;
    const arrives =
      news.arrives === undefined
        ? await arrivalOf(db, { destination: addresses.shipping, currency, carrierCode, now: shipment.sentAt })
        : news.arrives;
    return { kind: 'shipment', shipment, isAll, charged: news.charged ?? 0, arrives };
  }
  const document = order.documents.find(({ number }) => number === news.document);
  if (!document) return undefined;
  return news.kind === 'refund'
    ? { kind: news.kind, document, back: news.back, dropsSecond: news.dropsSecond ?? false }
    : { kind: news.kind, document };
};

const documentOf = (news: News): string => {
  if (news.kind === 'shipment') return news.shipment;
  return 'document' in news ? news.document : '';
};

/**
 * Queues the email about an order change in the order's language and records it as sent, in the caller's transaction.
 */
export const notify = async (
  { platform, db, order: { number }, hand, views, now }: Work,
  news: News,
): Promise<void> => {
  const order = await findAnyOrder(db, number);
  const view = views.find(({ id }) => id === order?.storeViewId);
  const of = order && (await found(db, order, news));
  if (!order || !view || !of) return;
  const comment = hand.isShown === false ? null : (hand.comment ?? null);
  const { settings } = platform;
  const carriers = (await readSettings(db))?.carriers ?? [];
  await platform.mail.enqueue(db, lifeMail({ order, view, settings, carriers }, of, comment));
  const sent = of.kind === 'shipment' ? { ...news, isAll: of.isAll, arrives: of.arrives ?? null } : news;
  await saveSentMail(db, order.id, { kind: news.kind, document: documentOf(news), news: sent, comment, sentAt: now });
};
