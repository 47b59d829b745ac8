import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError, NoSuchEntityError } from '#commerce/platform/errors.ts';
import { requiredField, requireFields, restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { changeOnWire } from '#commerce/platform/staff/change-wire.ts';
import { STAFF_TOTAL_LIMIT } from '#contract/list-totals.ts';
import { toMajor, toMinor } from '#contract/money.ts';
import type { BoughtOrder } from '../bought-types.ts';
import { commentOrder, holdOrder, markPaid, releaseOrder } from '../life/hold.ts';
import { handOver, invoiceOrder, makeReady, shipOrder } from '../life/leave.ts';
import { cancelLater, cancelOrder, previewCancel } from '../life/cancel.ts';
import { refundOrder } from '../life/refund.ts';
import { documentOnWire, shipmentOnWire } from './order-wire.ts';
import { documentId } from '../event-rules.ts';
import { figureRoutes } from '../figures/rest-figures.ts';
import { shownOrders } from './shown-orders-wire.ts';
import { listPapers, readPaper } from './papers.ts';
import { routes as pickingRoutes } from '../picking/rest.ts';
import { routes as returnRoutes } from '../returns/rest.ts';
import { mailRoutes } from './rest-mails.ts';
import { addTrack } from './tracks.ts';
import { addressRoutes } from './rest-address.ts';
import { commentOf, itemsOf, move } from './rest-change.ts';
import { asMistake, chosenOrders, orderChanges, orderOfDocument, orderWithId, type Listed } from './orders.ts';

const READ = 'orders:read';
const WRITE = 'orders:write';
const SHIP = 'orders:ship';
const REFUND = 'orders:refund';
/** Refunds require a recent authenticator code. */
const FRESH = { isFresh: true };

const SHOW: Readonly<Record<Exclude<Listed, 'order'>, (order: BoughtOrder, number: string) => unknown>> = {
  invoice: (order, number) => documentNumbered(order, number),
  credit_memo: (order, number) => documentNumbered(order, number),
  shipment: (order, number) => {
    const shipment = order.shipments.find((one) => one.number === number);
    return shipment && shipmentOnWire(order, shipment);
  },
};

const documentNumbered = (order: BoughtOrder, number: string) => {
  const document = order.documents.find((one) => one.number === number);
  return document && documentOnWire(order, document);
};

const shownOrder = async (context: CommerceContext, id: string) => {
  const [order] = await shownOrders(context, [await orderWithId(context, id)]);
  return order!;
};

/** Integrations get the exact count. */
const listOrders = (path: string): RestRoute =>
  adminRoute('GET', path, READ, async (context, { query }, { staff }) => {
    const criteria = searchCriteria(query);
    const { found, total } = await chosenOrders(context, 'order', criteria, staff && STAFF_TOTAL_LIMIT);
    const orders = found.map(({ order }) => order);
    return listed(await shownOrders(context, orders), total, criteria);
  });

const list = (path: string, kind: Exclude<Listed, 'order'>): RestRoute =>
  adminRoute('GET', path, READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { found, total } = await chosenOrders(context, kind, criteria);
    return listed(
      found.map(({ order, number }) => SHOW[kind](order, number)),
      total,
      criteria,
    );
  });

const LETTERS = { invoice: 'I', credit_memo: 'C', shipment: '' } as const;

const one = (path: string, kind: keyof typeof LETTERS): RestRoute =>
  adminRoute('GET', `${path}/:id`, READ, async (context, { params }) => {
    const { order, place } = await orderOfDocument(context, params.id ?? '');
    const shown = SHOW[kind](order, `${order.number}-${LETTERS[kind]}${place}`);
    if (!shown)
      throw new NoSuchEntityError("The entity that was requested doesn't exist. Verify the entity and try again.");
    return shown;
  });

/** Amounts that the `POST` request of the same path would refund, and that would no longer be due. */
const preview = (path: string, isLater: boolean): RestRoute =>
  adminRoute('GET', path, REFUND, async (context, { params }) => {
    const { number } = await orderWithId(context, params.id ?? '');
    const { amount, credited, currency, way } = await asMistake(previewCancel(context, { number, isLater }));
    return {
      refunded: toMajor(amount, currency),
      no_longer_due: toMajor(Math.max(0, credited - amount), currency),
      is_refunded_by_hand: way === 'by_hand',
    };
  });

const lastId = (order: BoughtOrder, documents: readonly string[]): string =>
  String(documentId(order, documents.at(-1) ?? ''));

const trackingOf = (fields: RestFields) => {
  const tracks = fields.list('tracks');
  return {
    carrier: tracks.map((track) => track.text('carrierCode')).find((code) => code && code !== 'custom'),
    tracking: tracks.map((track) => track.text('trackNumber') ?? '').filter(Boolean),
  };
};

/** Lines of a credit memo that return to stock. Without the field all do. */
const restockedLines = (given: RestFields | undefined): ReadonlySet<number> | undefined => {
  const lines = given?.object('extensionAttributes')?.texts('returnToStockItems');
  return lines && new Set(lines.map(Number));
};

/** Arguments of a credit memo: of what Magento takes, amounts in minor units, and the lines that return to stock. */
const argumentsOf = (fields: RestFields, currency: CurrencyCode) => {
  const given = fields.object('arguments');
  const amount = (name: string) => {
    const value = given?.number(name);
    if (value !== undefined && value < 0)
      throw new InputError('The "%1" of a credit memo cannot be less than 0.', { parameters: [name] });
    return value === undefined ? undefined : toMinor(value, currency);
  };
  // Only invoiced items can be refunded, so a higher refund needs more items.
  if (amount('adjustmentPositive'))
    throw new InputError('A credit memo refunds items and shipping: %1 is not supported.', {
      parameters: ['adjustmentPositive'],
    });
  return { shipping: amount('shippingAmount'), fee: amount('adjustmentNegative'), isRestocked: restockedLines(given) };
};

export const routes: readonly RestRoute[] = [
  ...figureRoutes,
  listOrders('/V1/orders'),
  list('/V1/invoices', 'invoice'),
  list('/V1/shipments', 'shipment'),
  list('/V1/creditmemos', 'credit_memo'),
  one('/V1/invoices', 'invoice'),
  one('/V1/creditmemo', 'credit_memo'),
  one('/V1/shipment', 'shipment'),
  adminRoute('GET', '/V1/orders/:id', READ, async (context, { params }) => shownOrder(context, params.id ?? '')),
  adminRoute(
    'GET',
    '/V1/orders/:id/statuses',
    READ,
    async (context, { params }) => (await orderWithId(context, params.id ?? '')).status,
  ),
  ...mailRoutes,
  adminRoute('POST', '/V1/shipment/track', SHIP, async (context, { body }, { name }) => {
    const entity = restFields(body).neededObject('entity');
    requireFields(entity, ['parentId', 'trackNumber']);
    const track = {
      number: entity.text('trackNumber')?.trim() ?? '',
      carrierCode: entity.text('carrierCode') ?? 'custom',
      title: entity.text('title')?.trim() ?? '',
    };
    const shipmentId = String(entity.integer('parentId'));
    const { order } = await addTrack(context, shipmentId, track, name);
    return {
      order_id: Number(order.number),
      parent_id: Number(shipmentId),
      track_number: track.number,
      title: track.title,
      carrier_code: track.carrierCode,
    };
  }),
  adminRoute('GET', '/V1/orders/:id/comments', READ, async (context, { params }) => {
    const items = (await shownOrder(context, params.id ?? '')).status_histories;
    return { items, total_count: items.length };
  }),
  move('/V1/orders/:id/hold', WRITE, async (context, _order, _fields, hand) => {
    await holdOrder(context, hand);
    return true;
  }),
  move('/V1/orders/:id/unhold', WRITE, async (context, _order, _fields, hand) => {
    await releaseOrder(context, hand);
    return true;
  }),
  preview('/V1/orders/:id/cancel', false),
  preview('/V1/orders/:id/cancel-later', true),
  move(
    '/V1/orders/:id/cancel',
    REFUND,
    async (context, _order, _fields, hand) => {
      await cancelOrder(context, hand);
      return true;
    },
    FRESH,
  ),
  move(
    '/V1/orders/:id/cancel-later',
    REFUND,
    async (context, _order, fields, hand) => {
      await cancelLater(context, { ...hand, ...commentOf(fields) });
      return true;
    },
    FRESH,
  ),
  move('/V1/orders/:id/comments', SHIP, async (context, _order, fields, hand) => {
    const history = fields.neededObject('statusHistory');
    const comment = history.text('comment')?.trim();
    if (!comment) throw requiredField('comment');
    await commentOrder(context, { ...hand, comment, isShown: history.flag('isVisibleOnFront') });
    return true;
  }),
  move('/V1/order/:id/invoice', WRITE, async (context, order, fields, hand) => {
    // Like Magento, capturing an invoice for a cheque or transfer records its payment.
    const step = { ...hand, ...commentOf(fields), items: itemsOf(order, fields), isReceived: fields.flag('capture') };
    const { documents } = await invoiceOrder(context, step);
    return lastId(order, documents);
  }),
  // Magento has no route for a payment without an invoice.
  move('/V1/orders/:id/paid', WRITE, async (context, order, fields, hand) => {
    const given = fields.number('amount');
    const amount = given === undefined ? undefined : toMinor(given, order.currency);
    await markPaid(context, { ...hand, ...commentOf(fields), amount });
    return true;
  }),
  move('/V1/order/:id/ship', SHIP, async (context, order, fields, hand) => {
    const request = { ...hand, ...commentOf(fields), items: itemsOf(order, fields), ...trackingOf(fields) };
    const { documents } = await (order.isPickup ? handOver(context, request) : shipOrder(context, request));
    return lastId(order, documents);
  }),
  // Magento lacks this status. The customer gets an email.
  move('/V1/orders/:id/ready', SHIP, async (context, order, fields, hand) => {
    await makeReady(context, { ...hand, ...commentOf(fields), items: itemsOf(order, fields) });
    return true;
  }),
  adminRoute('GET', '/V1/orders/:id/papers', READ, async (context, { params }) => listPapers(context, params.id ?? '')),
  adminRoute('GET', '/V1/orders/:id/papers/:number', READ, async (context, { params }) => {
    const { name, bytes } = await readPaper(context, params.id ?? '', params['number'] ?? '');
    return { name, base64_encoded_data: bytes.toString('base64') };
  }),
  adminRoute('GET', '/V1/orders/:id/changes', READ, async (context, { params }) =>
    (await orderChanges(context, params.id ?? '')).map(changeOnWire),
  ),
  move(
    '/V1/order/:id/refund',
    REFUND,
    async (context, order, fields, hand) => {
      const { documents } = await refundOrder(context, {
        ...hand,
        ...commentOf(fields),
        items: itemsOf(order, fields),
        ...argumentsOf(fields, order.currency),
      });
      return lastId(order, documents);
    },
    FRESH,
  ),
  ...addressRoutes,
  ...pickingRoutes,
  ...returnRoutes,
];
