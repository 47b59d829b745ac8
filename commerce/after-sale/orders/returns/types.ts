import type { Language } from '#commerce/platform/store-view-types.ts';
import type { OrderLine } from '../types.ts';

export type ReturnKind = 'return' | 'claim';
export type ReturnState = 'requested' | 'approved' | 'declined' | 'received' | 'refunded' | 'replaced';

/** Selling units of a line. */
export type ReturnItem = {
  itemId: number;
  quantity: number;
  /** True if it was replaced instead of refunded. */
  isReplaced?: boolean;
};

/** A return, or a claim for broken items. */
export type OrderReturn = {
  id: number;
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  message: string | null;
  documentNumber: string | null;
  /** Number of the order that replaces items. */
  replacement: string | null;
  requestedAt: Date;
  changedAt: Date;
  /** By internal line id. */
  items: readonly ReturnItem[];
  photos: number;
};

/** Units of a line open for return, or the reason why not. */
export type Returnable = {
  itemId: number;
  /** Selling units. */
  toReturn: number;
  toClaim: number;
  isFinalSale: boolean;
};

/** A request as listed for staff. */
export type ReturnRecord = {
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  askedAt: Date;
  order: string;
  email: string;
  goods: string;
  photos: number;
  message: string | null;
  creditMemo: string | null;
};

/** A line of a request, with the chosen options of the order line. */
type StaffReturnItem = Pick<OrderLine, 'sku' | 'name' | 'options' | 'made' | 'quantity'> & {
  lineId: number;
  isVariant: boolean;
  isReplaced: boolean;
};

/** A request as REST returns it to staff. */
export type StaffReturn = {
  id: number;
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  message: string | null;
  requestedAt: Date;
  changedAt: Date;
  creditMemo: string | null;
  replacement: string | null;
  order: string;
  email: string;
  /** Language of the order, in which its options are stored. */
  language: Language;
  items: readonly StaffReturnItem[];
  photos: number;
  /** Number of history entries of the order. */
  version: number;
};
