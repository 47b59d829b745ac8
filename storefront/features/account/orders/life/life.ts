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
  /** `at` is `YYYY-MM-DD HH:MM:SS` UTC. */
  changes: readonly { status: string; at: string }[];
  comments: readonly { text: string; at: string }[];
  shipments: readonly {
    number: string;
    sentAt: string;
    items: readonly { name: string; sku: string; quantity: number }[];
    parcels: readonly { carrier: string; number: string; url: string | undefined }[];
  }[];
  invoices: readonly { number: string; total: Amount | undefined }[];
  creditMemos: readonly { number: string; total: Amount | undefined }[];
};

const present = <T>(list: readonly (T | null)[] | null | undefined): readonly T[] =>
  (list ?? []).filter((entry) => entry !== null);

const documents = (
  list: readonly ({ number: string; total: { grand_total: Amount } | null } | null)[] | null | undefined,
): OrderLife['invoices'] => present(list).map(({ number, total }) => ({ number, total: total?.grand_total }));

/** Only an address of the web is a link. */
const linkOf = (url: string | null): string | undefined => (url?.startsWith('https://') ? url : undefined);

type Reasons = GetOrderLifeQuery['storeConfig'];

export const lifeOfOrder = (order: OrderLifeFragment, storeConfig: Reasons): OrderLife => ({
  id: order.id,
  token: order.token,
  canReorder: order.available_actions.includes('REORDER'),
  canCancel: order.available_actions.includes('CANCEL'),
  reasons: present(storeConfig?.order_cancellation_reasons).map(({ description }) => description),
  changes: order.status_changes.map(({ status, at }) => ({ status, at })),
  comments: present(order.comments).map(({ message, timestamp }) => ({ text: message, at: timestamp })),
  shipments: present(order.shipments).map(({ number, sent_at, items, tracking }) => ({
    number,
    sentAt: sent_at,
    items: present(items).map((item) => ({
      name: item.product_name ?? item.product_sku,
      sku: item.product_sku,
      quantity: item.quantity_shipped,
    })),
    parcels: present(tracking).flatMap(({ title, number: parcel, url }) =>
      parcel ? [{ carrier: title, number: parcel, url: linkOf(url) }] : [],
    ),
  })),
  invoices: documents(order.invoices),
  creditMemos: documents(order.credit_memos),
});

export const lifeOf = ({ customer, storeConfig }: GetOrderLifeQuery): OrderLife | null => {
  const order = customer?.orders?.items[0];
  return order ? lifeOfOrder(order, storeConfig) : null;
};
