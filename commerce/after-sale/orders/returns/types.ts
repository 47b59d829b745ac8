export type ReturnKind = 'return' | 'claim';
export type ReturnState = 'requested' | 'approved' | 'declined' | 'received' | 'refunded';

/** Selling units of a line. */
export type ReturnItem = { itemId: number; quantity: number };

/** Goods that are to come back, or that came broken. */
export type OrderReturn = {
  id: number;
  number: string;
  kind: ReturnKind;
  state: ReturnState;
  message: string | null;
  documentNumber: string | null;
  askedAt: Date;
  changedAt: Date;
  /** Of lines by their ids inside. */
  items: readonly ReturnItem[];
  photos: number;
};

/** What may come back of a line, and why not what may not. */
export type Returnable = {
  itemId: number;
  /** Selling units. */
  toReturn: number;
  toClaim: number;
  isFinalSale: boolean;
};

/** As staff lists it. */
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
