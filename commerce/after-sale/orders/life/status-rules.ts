import type { OrderRefusal } from '#contract/order-refusals.ts';
import { isPaidFirst } from '#commerce/sale/payment/rules.ts';
import { StaffError } from '#commerce/platform/staff/types.ts';
import type { OrderStatus } from '../types.ts';

/** All allowed changes of status. */
export const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['processing', 'partially', 'ready_for_pickup', 'shipped', 'picked_up', 'holded', 'canceled', 'closed'],
  // Complete at once where nothing leaves.
  processing: ['complete', 'partially', 'ready_for_pickup', 'shipped', 'picked_up', 'holded', 'canceled', 'closed'],
  fraud: ['processing', 'holded', 'canceled'],
  partially: ['ready_for_pickup', 'shipped', 'picked_up', 'holded', 'closed'],
  ready_for_pickup: ['partially', 'picked_up', 'holded', 'canceled', 'closed'],
  shipped: ['complete', 'closed'],
  picked_up: ['complete', 'closed'],
  complete: ['closed'],
  // Released, it goes back to where it was.
  holded: ['pending', 'processing', 'fraud', 'partially', 'ready_for_pickup', 'canceled'],
  canceled: [],
  closed: [],
};

type MoveErrorOptions = {
  /** Suggested arguments of `npm run staff`. */
  command?: string;
  code?: OrderRefusal;
  /** Value in the text of the back office. */
  detail?: string;
};

/** A refused action. `why` is a sentence. */
export class MoveError extends StaffError {
  readonly why: string;
  readonly code: OrderRefusal | undefined;
  readonly detail: string | undefined;

  constructor(why: string, { command, code, detail }: MoveErrorOptions = {}) {
    super(command ? `${why.replace(/\.$/, '')}: npm run staff -- ${command}` : why);
    this.why = why;
    this.code = code;
    this.detail = detail;
  }
}

export const stuck = (number: string, from: OrderStatus, to: OrderStatus): MoveError =>
  new MoveError(`Order ${number} is ${from}: it cannot become ${to}.`, { code: 'ORDER_STATUS' });

/** Throws for a status that an order cannot take from its own. To stay where it is is no move. */
export const assertMove = (number: string, from: OrderStatus, to: OrderStatus): void => {
  if (from !== to && !TRANSITIONS[from].includes(to)) throw stuck(number, from, to);
};

/** Statuses in which items may ship, be invoiced or be made ready. */
const AT_WORK: ReadonlySet<OrderStatus> = new Set(['pending', 'processing', 'partially', 'ready_for_pickup']);

/** Throws for an order nothing can leave of any more, or for now. */
export const assertAtWork = (number: string, status: OrderStatus): void => {
  if (status === 'holded')
    throw new MoveError(`Order ${number} is on hold.`, { command: `order release ${number}`, code: 'ORDER_ON_HOLD' });
  if (status === 'fraud')
    throw new MoveError(`Order ${number} is suspected of fraud.`, {
      command: `order release ${number}`,
      code: 'ORDER_SUSPECTED',
    });
  if (!AT_WORK.has(status)) throw new MoveError(`Order ${number} is ${status} already.`, { code: 'ORDER_STATUS' });
};

/** Throws if items may not ship before they are paid. */
export const assertMayShip = (number: string, status: OrderStatus, paymentMethodCode: string): void => {
  if (status === 'pending' && isPaidFirst(paymentMethodCode))
    throw new MoveError(`Order ${number} is not paid yet.`, { command: `order paid ${number}`, code: 'ORDER_UNPAID' });
};

/** True if staff may still cancel an order. */
export const isCancellable = (status: OrderStatus): boolean => TRANSITIONS[status].includes('canceled');
