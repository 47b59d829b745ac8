export const RETURN_STATES = ['requested', 'approved', 'received', 'refunded', 'replaced', 'declined'] as const;
export const RETURN_KINDS = ['return', 'claim'] as const;

export type ReturnState = (typeof RETURN_STATES)[number];

type ReturnLine = {
  order_item_id: number;
  sku: string;
  name: string;
  /** Chosen options, such as the size of a variant. */
  options: readonly string[];
  qty: number;
  is_replaced: boolean;
};

/** Name of a line with its chosen options. */
export const nameOfLine = ({ name, options }: ReturnLine): string => [name, ...options].join(' · ');

/** A return, or a claim for broken items, of `GET /V1/returns`. */
export type Return = {
  number: string;
  kind: (typeof RETURN_KINDS)[number];
  status: ReturnState;
  order_id: number;
  customer_email: string;
  date_requested: string;
  message: string | null;
  items: readonly ReturnLine[];
  photos: number;
  credit_memo: string | null;
  /** The order that replaces items. */
  replacement_id: number | null;
  /** Allowed next statuses. */
  next: readonly ReturnState[];
  version: number;
};
