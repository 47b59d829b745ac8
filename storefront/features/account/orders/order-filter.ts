/** Groups of order statuses. */
export const STATES = {
  open: ['pending', 'processing', 'fraud', 'partially', 'ready_for_pickup', 'shipped', 'holded'],
  done: ['complete', 'picked_up', 'closed'],
  canceled: ['canceled'],
} as const;

export type OrderState = keyof typeof STATES;

export type OrderFilter = { number?: string | undefined; state?: OrderState | undefined };

/** The back end searches for parts of order numbers from three digits on. */
export const MIN_DIGITS = 3;

const isState = (value: unknown): value is OrderState => typeof value === 'string' && Object.hasOwn(STATES, value);

/** Reads the filter from the URL's query. */
export const filterOf = ({ number, state }: Readonly<Record<string, unknown>>): OrderFilter => {
  const digits = typeof number === 'string' ? number.replaceAll(/\D/g, '') : '';
  return {
    number: digits.length >= MIN_DIGITS ? digits : undefined,
    state: isState(state) ? state : undefined,
  };
};

/** Converts the filter to GraphQL input; undefined for all orders. */
export const filterOnWire = ({ number, state }: OrderFilter) =>
  number || state
    ? { ...(number && { number: { match: number } }), ...(state && { status: { in: [...STATES[state]] } }) }
    : undefined;

/** Maximum number of pages in one list, also by URL. */
export const MAX_ORDER_PAGES = 20;

/** Path of the order list with this filter, up to a page. */
export const ordersPath = ({ number, state }: OrderFilter, page = 1): string => {
  const query = new URLSearchParams({
    ...(number && { number }),
    ...(state && { state }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/order-history?${query}` : '/order-history';
};
