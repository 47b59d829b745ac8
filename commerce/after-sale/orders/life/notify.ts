import type { Db } from '#commerce/platform/database/types.ts';
import { readShowroomWithin } from '#commerce/merchandise/showroom/service.ts';
import { findAnyOrder } from '../bought-store.ts';
import { toShip } from './quantity-rules.ts';
import { lifeMail } from './life-email.ts';
import type { LifeMailOf, MoneyBack } from './life-email.ts';
import { readSettings } from './life-store.ts';
import type { BoughtOrder } from '../bought-types.ts';
import type { Work } from './work.ts';

/** News that a customer gets by email; `document` and `shipment` are numbers, amounts are in minor units. */
export type News =
  | { kind: 'invoice'; document: string }
  | { kind: 'refund'; document: string; back: MoneyBack }
  | { kind: 'shipment'; shipment: string; /** Charged to the card with these goods. */ charged?: number }
  | { kind: 'ready'; /** Still to be paid. */ due: number }
  | { kind: 'canceled'; amount: number; /** On the card, which was not charged. */ setFree: number };

const found = async (db: Db, order: BoughtOrder, news: News): Promise<LifeMailOf | undefined> => {
  if (news.kind === 'ready')
    return { ...news, showroom: await readShowroomWithin(db, order.shippingMethodCode, order.language) };
  if (news.kind === 'canceled') return news;
  if (news.kind === 'shipment') {
    const shipment = order.shipments.find(({ number }) => number === news.shipment);
    const isAll = order.lines.every((line) => toShip(line) === 0);
    return shipment && { kind: 'shipment', shipment, isAll, charged: news.charged ?? 0 };
  }
  const document = order.documents.find(({ number }) => number === news.document);
  if (!document) return undefined;
  return news.kind === 'refund' ? { kind: news.kind, document, back: news.back } : { kind: news.kind, document };
};

/** Queues the mail about a move in its transaction, in the language the order was placed in. */
export const notify = async ({ platform, db, order: { number }, hand, views }: Work, news: News): Promise<void> => {
  const order = await findAnyOrder(db, number);
  const view = views.find(({ id }) => id === order?.storeViewId);
  const of = order && (await found(db, order, news));
  if (!order || !view || !of) return;
  const comment = hand.isShown === false ? null : (hand.comment ?? null);
  const { settings } = platform;
  const carriers = (await readSettings(db))?.carriers ?? [];
  await platform.mail.enqueue(db, lifeMail({ order, view, settings, carriers }, of, comment));
};
