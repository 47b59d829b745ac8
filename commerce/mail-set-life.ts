import { wordsIn } from './mail-set-language.ts';
import { billOf } from './after-sale/orders/life/bill-rules.ts';
import { guestLink } from './after-sale/orders/life/guest-link.ts';
import { lifeMail } from './after-sale/orders/life/life-email.ts';
import type { BoughtOrder } from './after-sale/orders/bought-types.ts';
import type { MailMessage } from './platform/mail/mailer.ts';
import type { Settings } from './platform/settings.ts';
import type { StoreView } from './platform/store-view-types.ts';
import { NOW, orderOf } from './mail-set-order.ts';
import type { SampleProducts } from './mail-set-order.ts';
import { showroomIn } from './mail-set-showroom.ts';

const CARRIERS = [
  {
    code: 'ups',
    name: { en: 'UPS', fr: 'UPS' },
    url: { en: 'https://www.ups.com/track?tracknum={number}', fr: 'https://www.ups.com/track?tracknum={number}' },
  },
];

/** All emails about the status of an order, once each. */
export const lifeMails = (
  view: StoreView,
  settings: Settings,
  products: SampleProducts,
): Readonly<Record<string, MailMessage>> => {
  const counts = { invoiced: 0, shipped: 0, refunded: 0, withdrawn: 0, canceled: 0 };
  const inShop = (isPickup: boolean): BoughtOrder => {
    const order = orderOf(products, view.language, isPickup);
    const lines = order.lines.map((line, index) => ({ ...line, ...counts, id: index + 1, status: 'ready' as const }));
    const card = { brand: 'visa', last4: '1111' };
    return { ...order, card, lines, updatedAt: NOW, shipments: [], documents: [], events: [], isPaidLater: false };
  };
  const order = inShop(false);
  const about = { order, view, settings, carriers: CARRIERS };
  const lines = new Map(order.lines.map(({ id, quantity }) => [id, [{ from: 0, to: quantity }]]));
  const bill = billOf(
    { ...order, taxes: orderOf(products, view.language, false).taxes },
    { lines, shipping: { from: 0, to: order.shippingAmount } },
  );
  const document = (kind: 'invoice' | 'credit_memo', letter: string) => ({
    ...bill,
    kind,
    number: `${order.number}-${letter}1`,
    createdAt: NOW,
  });
  const shipment = {
    number: `${order.number}-1`,
    sentAt: NOW,
    items: order.lines.slice(0, 1).map(({ id, quantity }) => ({ itemId: id, quantity })),
    tracks: [{ carrierCode: 'ups', title: 'UPS', number: '1Z999AA10123456784' }],
  };
  return {
    'order-shipped': lifeMail(about, {
      kind: 'shipment',
      shipment,
      isAll: false,
      arrives: { from: '2026-07-06', to: '2026-07-09' },
    }),
    'order-ready': lifeMail(
      { ...about, order: inShop(true) },
      { kind: 'ready', showroom: showroomIn(view.language), due: 0 },
    ),
    'order-invoice': lifeMail(about, { kind: 'invoice', document: document('invoice', 'I') }),
    'order-canceled': lifeMail(about, { kind: 'canceled', amount: order.grandTotal }),
    'order-cancel-request': lifeMail(about, {
      kind: 'cancel_request',
      link: guestLink(settings, view, { token: 'sample', cancel: 'sample' }),
    }),
    ...Object.fromEntries(
      (['return', 'claim'] as const).flatMap((kind) =>
        (['requested', 'approved', 'declined', 'received'] as const).map((state) => [
          `order-${kind}-${state}`,
          lifeMail(
            about,
            {
              kind: 'return',
              request: { number: `${order.number}-R1`, kind, state, items: shipment.items, replacement: null },
              link: guestLink(settings, view, { token: 'sample' }),
              restockingPercent: 15,
            },
            state === 'declined' ? wordsIn(view.language).claimRefused : null,
          ),
        ]),
      ),
    ),
    'order-claim-replaced': lifeMail(about, {
      kind: 'return',
      request: {
        number: `${order.number}-R1`,
        kind: 'claim',
        state: 'replaced',
        items: shipment.items.map((item) => ({ ...item, isReplaced: true })),
        replacement: '204450782',
      },
      link: guestLink(settings, view, { token: 'sample' }),
      restockingPercent: 15,
    }),
    'order-refund': lifeMail(about, {
      kind: 'refund',
      document: document('credit_memo', 'C'),
      back: { amount: bill.grandTotal, isUncharged: false },
    }),
  };
};
