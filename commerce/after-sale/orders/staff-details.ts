import { minorText } from '#contract/money.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import { addressLines } from '#commerce/people/address/service.ts';
import type { BoughtLine, BoughtOrder } from './bought-types.ts';
import type { MoneyOfOrder } from './money-of.ts';
import { laterWords } from '#commerce/sale/checkout/service.ts';
import { laterFreight } from './later-freight.ts';
import { lotWords } from './lot-rules.ts';

const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** Counters of a line. */
const COUNTS = ['invoiced', 'shipped', 'refunded', 'withdrawn', 'canceled'] as const;

const lineOf = (line: BoughtLine): string =>
  [
    `${line.quantity} × ${line.sku}`,
    line.name,
    ...lotWords(line.lots ?? [], line.quantity, 'en'),
    ...laterWords(line, 'en'),
    ...(line.awaited ? [`${line.awaited} not in stock yet`] : []),
    ...(line.status === 'ready' ? ['ready'] : []),
    ...COUNTS.flatMap((count) => (line[count] > 0 ? [`${line[count]} ${count}`] : [])),
  ].join(' · ');

/** Each under its name and place: `item 1`. */
const numbered = (name: string, texts: readonly string[]): Record<string, string> =>
  Object.fromEntries(texts.map((text, index) => [`${name} ${index + 1}`, text]));

/** Received, returned and due amounts; the last two only if not 0. */
const moneyLines = ({ received, returned, due }: MoneyOfOrder, currency: CurrencyCode): Record<string, string> => ({
  paid: minorText(received, currency),
  ...(returned > 0 ? { givenBack: minorText(returned, currency) } : {}),
  ...(due > 0 ? { due: minorText(due, currency) } : {}),
});

/** Order details for staff, one field each, in English. */
export const orderDetails = (order: BoughtOrder, money: MoneyOfOrder): Readonly<Record<string, string>> => {
  const { shipping, billing } = order.addresses;
  return {
    ...moneyLines(money, order.currency),
    ...(order.purchaseOrderNumber ? { purchaseOrder: order.purchaseOrderNumber } : {}),
    [order.isPickup ? 'pickedUpBy' : 'shipTo']: [...addressLines(shipping, 'en'), shipping.telephone].join(', '),
    ...(order.laterShippingAmount == null
      ? {}
      : { secondShipment: `${minorText(laterFreight(order), order.currency)} of the shipping` }),
    billTo: addressLines(billing, 'en').join(', '),
    ...numbered('item', order.lines.map(lineOf)),
    ...numbered(
      'parcel',
      order.shipments.flatMap(({ number, tracks }) =>
        tracks.map((track) => [number, track.title, track.number].filter(Boolean).join(' ')),
      ),
    ),
    ...(order.documents.length > 0 && { papers: order.documents.map(({ number }) => number).join(', ') }),
    ...numbered(
      'event',
      order.events.map(
        ({ at, what, status, by, actor, comment }) =>
          `${minute(at)} ${what}, ${status}, by ${by ?? actor}${comment ? `: ${comment}` : ''}`,
      ),
    ),
  };
};
