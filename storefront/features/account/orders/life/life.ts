import type { OrderChangesFragment } from './get-order-changes.graphql.ts';
import { isOnItsWay } from '../on-its-way.ts';
import type { GetOrderLifeQuery, OrderLifeFragment } from './get-order-life.graphql.ts';

type Amount = { currency: string | null; value: number | null };

export type OrderLife = {
  /** Of the order, as mutations take it. */
  id: string;
  /** Reads the order and what comes after its sale. */
  token: string;
  canReorder: boolean;
  canCancel: boolean;
  reasons: readonly string[];
  /** Whether who is named as its address fetches it. */
  isPickup: boolean;
  /** Where to drive, and when somebody is there; empty unless it is picked up. */
  pickupPlace: readonly string[];
  /** Days as YYYY-MM-DD; none where nothing was told, or is to come. */
  delivery: { from: string; to: string } | undefined;
  /** Whether it is complete in the back end while its delivery is still to come. */
  isOnItsWay: boolean;
  /** `at` is `YYYY-MM-DD HH:MM:SS` UTC; none where a back end does not say. */
  changes: readonly { status: string; at: string }[];
  comments: readonly { text: string; at: string }[];
  shipments: readonly {
    number: string;
    sentAt: string | undefined;
    /** `line`: id of the line of the order, where the back end says it. */
    items: readonly { line: string | undefined; name: string; sku: string; quantity: number }[];
    parcels: readonly { carrier: string; number: string; url: string | undefined }[];
  }[];
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

/** Only an address of the web is a link. */
const linkOf = (url: string | null | undefined): string | undefined => (url?.startsWith('https://') ? url : undefined);

type Reasons = GetOrderLifeQuery['storeConfig'];
/** Days and links, which a plain Magento does not tell. */
export type Changes = OrderChangesFragment | null | undefined;

export const lifeOfOrder = (order: OrderLifeFragment, storeConfig: Reasons, changes: Changes): OrderLife => {
  const sent = new Map(present(changes?.shipments).map((shipment) => [shipment.number, shipment]));
  return {
    id: order.id,
    token: order.token,
    canReorder: order.available_actions.includes('REORDER'),
    canCancel: order.available_actions.includes('CANCEL'),
    reasons: present(storeConfig?.order_cancellation_reasons).map(({ description }) => description),
    isPickup: changes?.is_pickup ?? false,
    pickupPlace: changes?.pickup_place ?? [],
    delivery: changes?.delivery ?? undefined,
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
