import { addressLines } from '#commerce/address/service.ts';
import type { BoughtLine, BoughtOrder } from './bought-types.ts';

const moment = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const joined = (parts: readonly (string | false | null | undefined)[], between = ', '): string =>
  parts.filter(Boolean).join(between);

const lineText = (line: BoughtLine): string => {
  const counts = (['invoiced', 'shipped', 'refunded', 'withdrawn', 'canceled'] as const)
    .filter((name) => line[name] > 0)
    .map((name) => `${name} ${line[name]}`);
  const lots = (line.lots ?? []).map(({ code, quantity }) => `${code}=${quantity}`);
  return joined([`${line.sku} = ${line.quantity}`, line.name, ...counts, lots.length > 0 && `lots ${lots.join(' ')}`]);
};

/** What staff read of one order besides its place in the list: where it goes, its goods, papers and history, a field a line. */
export const orderDetails = (order: BoughtOrder): Readonly<Record<string, string>> => {
  const { addresses, language, lines, documents, shipments, events, purchaseOrderNumber } = order;
  const numbered = (name: string, texts: readonly string[]) =>
    texts.map((text, index) => [`${name} ${index + 1}`, text] as const);
  return Object.fromEntries([
    ['deliverTo', addressLines(addresses.shipping, language).join(', ')],
    ['billTo', addressLines(addresses.billing, language).join(', ')],
    ['telephone', addresses.shipping.telephone],
    ...(purchaseOrderNumber ? [['purchaseOrder', purchaseOrderNumber]] : []),
    ...numbered('goods', lines.map(lineText)),
    ...numbered(
      'paper',
      documents.map(({ number, createdAt }) => `${number}, ${moment(createdAt)}`),
    ),
    ...numbered(
      'shipment',
      shipments.map(({ number, sentAt, tracks }) =>
        joined([number, moment(sentAt), ...tracks.map((track) => `${track.title} ${track.number}`)]),
      ),
    ),
    ...numbered(
      'history',
      events.map(({ at, what, status, actor, by, comment, isShown }) =>
        joined([moment(at), `${what} (${status})`, by ?? actor, !isShown && 'for staff alone', comment]),
      ),
    ),
  ]);
};
