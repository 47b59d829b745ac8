import { translations } from '#commerce/platform/messages.ts';
import messages from '../messages.json' with { type: 'json' };
import type { CommerceContext, Platform } from '#commerce/platform/context.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { listStoreViews } from '#commerce/merchandise/stores/service.ts';
import type { StoreView } from '#commerce/platform/store-view-types.ts';
import { findAnyOrder } from '../bought-store.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { guestOrderByToken, limit } from '../life/customer.ts';
import { readSettings } from '../life/life-store.ts';
import { readCoverage } from './coverage-store.ts';
import { renderPdf } from '#commerce/platform/pdf/render.ts';
import { pdfOf } from './pdf-words.ts';
import type { PdfOf } from './pdf-words.ts';

/** Papers per IP address. */
const PAPER_RATE = { limit: 60, perSeconds: 600 };

export type PaperKind = PdfOf['kind'];
export type PdfFile = { name: string; bytes: Buffer };

/** The papers of an order by number, the newest of each kind last: the receipt has the number of the order. */
export const papersOf = (order: BoughtOrder): readonly { number: string; of: PdfOf }[] => [
  { number: order.number, of: { kind: 'receipt' } },
  ...order.documents.map((document) => ({ number: document.number, of: { kind: document.kind, document } })),
  ...order.shipments.map((shipment) => ({
    number: shipment.number,
    of: { kind: 'packing_slip' as const, shipment },
  })),
];

const say = translations(messages);

const renderOrder = async (
  platform: Platform,
  { order, view, number }: { order: BoughtOrder; view: StoreView; number: string },
): Promise<PdfFile | undefined> => {
  const paper = papersOf(order).find((one) => one.number === number);
  if (!paper) return undefined;
  const { kysely } = platform.db;
  const about = {
    order,
    view,
    settings: platform.settings,
    policy: await readSettings(kysely),
    coverage: await readCoverage(
      kysely,
      order.lines.map(({ productId }) => productId),
    ),
  };
  const name = `${say(view.language)(`order.paper.file.${paper.of.kind}`)}-${number}.pdf`;
  return { name, bytes: await renderPdf(pdfOf(about, paper.of), platform.settings.theme) };
};

/** A PDF of an order in the language of the store view. Requires the token of the order, or its customer's account. */
export const paperForReader = async (
  context: CommerceContext,
  { token, number }: { token: string; number: string },
): Promise<PdfFile> => {
  limit(context, 'order-paper', PAPER_RATE);
  const order = await guestOrderByToken(context, token);
  const file = await renderOrder(context, { order, view: context.storeView, number });
  if (!file) throw new NoSuchEntityError('The order has no paper %1.', { parameters: [number] });
  return file;
};

/** For staff, in the language the order was placed in; undefined when there is none of this number. */
export const pdfForStaff = async (platform: Platform, number: string): Promise<PdfFile | undefined> => {
  const order = await findAnyOrder(platform.db.kysely, number.slice(0, 9));
  const view = (await listStoreViews(platform)).find(({ id }) => id === order?.storeViewId);
  return order && view && renderOrder(platform, { order, view, number });
};
