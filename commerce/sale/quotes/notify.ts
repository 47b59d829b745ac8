import { textIn } from '#contract/languages.ts';
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import type { Db } from '#commerce/platform/database/types.ts';
import { variablesOfContent } from '#commerce/merchandise/stores/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { withProducts } from './quoted-products.ts';
import { quoteDeskMail, quoteMail } from './quote-mail.ts';
import type { QuoteMailEvent } from './quote-mail.ts';
import { readContact } from './store.ts';
import type { Quote } from './types.ts';

const notify = async (
  platform: Platform,
  db: Db,
  { event, quote, reason }: { event: QuoteMailEvent; quote: Quote; reason: string | null },
  view: StoreView,
): Promise<void> => {
  const contact = await readContact(db, quote.customerId);
  const [shown] = await withProducts(db, [quote], view);
  if (contact && shown)
    await platform.mail.enqueue(db, quoteMail(event, { quote: shown, contact, reason }, view, platform.settings));
};

export const notifyRequested = (platform: Platform, db: Db, quote: Quote, view: StoreView): Promise<void> =>
  notify(platform, db, { event: 'received', quote, reason: null }, view);

export const notifyAnswered = (platform: Platform, db: Db, quote: Quote, view: StoreView): Promise<void> =>
  notify(platform, db, { event: 'answered', quote, reason: null }, view);

export const notifyEnded = (
  platform: Platform,
  db: Db,
  { quote, state, comment }: { quote: Quote; state: 'declined' | 'withdrawn'; comment: string },
  view: StoreView,
): Promise<void> => notify(platform, db, { event: state, quote, reason: comment }, view);

/** Notifies staff about a new quote request. */
export const notifyDesk = async (context: CommerceContext, db: Db, quote: Quote, view: StoreView): Promise<void> => {
  const desk =
    (await variablesOfContent(context)).get('trade_email') ?? textIn(context.settings.supportEmail, view.language);
  const contact = await readContact(db, quote.customerId);
  const [shown] = await withProducts(db, [quote], view);
  if (contact && shown)
    await context.mail.enqueue(db, quoteDeskMail({ quote: shown, contact, desk }, view, context.settings));
};
