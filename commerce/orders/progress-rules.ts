import { StaffError } from '#commerce/platform/staff/types.ts';
import type { OrderItemStatus, OrderStatus } from './types.ts';

/** A step of the ship command. */
export type ProgressStep = {
  number: string;
  /** Restricts the step to lines of this sku. */
  sku?: string | undefined;
  trackingNumber?: string | undefined;
};

/** A row of an order: a line, or its configurable parent. */
export type ProgressItem = { id: number; parentItemId: number | null; sku: string; status: OrderItemStatus };

/** Why a step is refused; shown to whoever runs the command. */
export class ProgressError extends StaffError {}

/** A variant and its configurable parent are one line. */
const lineOf = ({ id, parentItemId }: ProgressItem): number => parentItemId ?? id;

const chosenItems = (items: readonly ProgressItem[], sku: string | undefined): readonly ProgressItem[] => {
  if (sku === undefined) return items;
  const lines = items.filter((item) => item.sku === sku).map(lineOf);
  return items.filter((item) => lines.includes(lineOf(item)));
};

const orderStatus = (statuses: readonly OrderItemStatus[]): OrderStatus => {
  if (!statuses.includes('shipped')) return 'processing';
  return statuses.every((status) => status === 'shipped') ? 'shipped' : 'partially';
};

export type Progress = {
  /** Ids of the rows that move. */
  ids: readonly number[];
  to: 'ready' | 'shipped';
  /** Status of the whole order afterwards. */
  order: OrderStatus;
};

/** The next status (processing → ready → shipped) of the rows that are furthest behind, of `sku` only when given. */
export const nextProgress = (
  items: readonly ProgressItem[],
  { number, sku }: Pick<ProgressStep, 'number' | 'sku'>,
): Progress => {
  const chosen = chosenItems(items, sku);
  if (chosen.length === 0) throw new ProgressError(`Order ${number} has no ${sku}.`);
  const from = (['processing', 'ready'] as const).find((status) => chosen.some((item) => item.status === status));
  if (!from) throw new ProgressError(`Order ${number} is shipped already.`);
  const to = from === 'processing' ? 'ready' : 'shipped';
  const moved = chosen.filter((item) => item.status === from);
  const order = orderStatus(items.map((item) => (moved.includes(item) ? to : item.status)));
  return { ids: moved.map(({ id }) => id), to, order };
};

/** Methods whose goods leave once the money is there. */
const PAID_FIRST: ReadonlySet<string> = new Set(['checkmo', 'banktransfer']);

/** How an order stands that is to move. */
export type Standing = { id: number; status: OrderStatus; paymentMethodCode: string };

/** Throws for goods that may not leave before they are paid. */
export const assertMayLeave = (number: string, { status, paymentMethodCode }: Standing): void => {
  if (status === 'pending' && PAID_FIRST.has(paymentMethodCode))
    throw new ProgressError(`Order ${number} is not paid yet: npm run staff -- order paid ${number}`);
};

/** Throws for an order that waits for no money. */
export const assertUnpaid = (number: string, { status }: Standing): void => {
  if (status !== 'pending') throw new ProgressError(`Order ${number} waits for no payment: it is ${status}.`);
};

/** The answer of the ship command. */
export const progressText = (number: string, { to, order }: Pick<Progress, 'to' | 'order'>): string =>
  `Order ${number}: lines ${to}, order ${order}.`;
