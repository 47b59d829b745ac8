import type { OrderChangesFragment } from './get-order-changes.graphql.ts';
import { isOnItsWay } from '../on-its-way.ts';
import type { GetOrderLifeQuery, OrderLifeFragment } from './get-order-life.graphql.ts';

type Amount = { currency: string | null; value: number | null };

export type OrderLife = {
  /** Id of the order for mutations. */
  id: string;
  /** Token for reading the order and its after-sales data. */
  token: string;
  canReorder: boolean;
  canCancel: boolean;
  /** True if the units not in stock yet can be canceled. */
  canCancelLater?: boolean;
  /** Price of the second shipment, refunded if it is canceled; 0 if both shipments have one price. */
  laterShipping?: Amount | undefined;
  reasons: readonly string[];
  /** True if the customer picks up the order at a showroom. */
  isPickup: boolean;
  /** Address and opening hours for pickup; otherwise empty. */
  pickupPlace: readonly string[];
  /** Days as YYYY-MM-DD; undefined if unknown or already delivered. */
  delivery: { from: string; to: string } | undefined;
  /** Complete in the back end, but the delivery is still to come. */
  isOnItsWay: boolean;
  /** `at` is `YYYY-MM-DD HH:MM:SS` UTC; empty if the back end lacks it. */
  changes: readonly { status: string; at: string }[];
  comments: readonly { text: string; at: string }[];
  shipments: readonly {
    number: string;
    sentAt: string | undefined;
    /** `line` is the id of the order line, if known. */
    items: readonly { line: string | undefined; name: string; sku: string; quantity: number }[];
    parcels: readonly { carrier: string; number: string; url: string | undefined }[];
  }[];
  /** Days of the second shipment. */
  laterDelivery?: { from: string; to: string } | undefined;
  /** Units not in stock yet, and the day promised for them, by the id of their line. */
  later?: ReadonlyMap<string, { awaited: number; on: string }>;
  /** Production lots by the id of their line. */
  lots: ReadonlyMap<string, readonly { code: string; quantity: number }[]>;
  invoices: readonly { number: string; total: Amount | undefined }[];
  creditMemos: readonly { number: string; total: Amount | undefined }[];
};

const present = <T>(list: readonly (T | null)[] | null | undefined): readonly T[] =>
  (list ?? []).filter((entry) => entry !== null);

const documents = (
  list: readonly ({ number: string; total: { grand_total: Amount } | null } | null)[] | null | undefined,
): OrderLife['invoices'] => present(list).map(({ number, total }) => ({ number, total: total?.grand_total }));

/** Only HTTPS URLs become links. */
const linkOf = (url: string | null | undefined): string | undefined => (url?.startsWith('https://') ? url : undefined);

type Reasons = GetOrderLifeQuery['storeConfig'];
/** Dates and links, which a plain Magento lacks. */
export type Changes = OrderChangesFragment | null | undefined;

export const lifeOfOrder = (order: OrderLifeFragment, storeConfig: Reasons, changes: Changes): OrderLife => {
  const sent = new Map(present(changes?.shipments).map((shipment) => [shipment.number, shipment]));
  return {
    id: order.id,
    token: order.token,
    canReorder: order.available_actions.includes('REORDER'),
    canCancel: order.available_actions.includes('CANCEL'),
    canCancelLater: changes?.can_cancel_later ?? false,
    laterShipping: changes?.later_shipping ?? undefined,
    reasons: present(storeConfig?.order_cancellation_reasons).map(({ description }) => description),
    isPickup: changes?.is_pickup ?? false,
    pickupPlace: changes?.pickup_place ?? [],
    delivery: changes?.delivery ?? undefined,
    laterDelivery: changes?.later_delivery ?? undefined,
    later: new Map(present(changes?.items).flatMap(({ id, later }) => (later?.awaited ? [[id, later] as const] : []))),
    isOnItsWay: isOnItsWay(changes),
    changes: (changes?.status_changes ?? []).map(({ status, at }) => ({ status, at })),
    comments: present(order.comments).map(({ message, timestamp }) => ({ text: message, at: timestamp })),
    shipments: present(order.shipments).map(({ number, items, tracking }) => ({
      number,
      sentAt: sent.get(number)?.sent_at,
      items: present(items).map((item) => ({
        line: item.order_item?.id,
        name: item.product_name ?? item.product_sku,
        sku: item.product_sku,
        quantity: item.quantity_shipped,
      })),
      parcels: present(tracking).flatMap(({ title, number: parcel }) => {
        const followed = present(sent.get(number)?.tracking).find((each) => each.number === parcel);
        return parcel ? [{ carrier: title, number: parcel, url: linkOf(followed?.url) }] : [];
      }),
    })),
    lots: new Map(present(changes?.items).map(({ id, lots }) => [id, lots])),
    invoices: documents(order.invoices),
    creditMemos: documents(order.credit_memos),
  };
};

export const lifeOf = ({ customer, storeConfig }: GetOrderLifeQuery, changes: Changes): OrderLife | null => {
  const order = customer?.orders?.items[0];
  return order ? lifeOfOrder(order, storeConfig, changes) : null;
};
