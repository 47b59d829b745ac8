export type ListRequest = { name: string; path: string };

/** Products, days and texts that both shops have. */
export type Known = {
  sku: string;
  skuStart: string;
  name: string;
  day: string;
  nextDay: string;
  category: string;
  view: string;
};

/** Lists without criteria. */
export const plainPaths = ({ view, sku, day, nextDay, skuStart }: Known): Readonly<Record<string, string>> => ({
  today: '/V1/counter/today',
  'pick list': '/V1/counter/pick-list',
  'failed emails': '/V1/counter/mails',
  'payments in doubt': '/V1/counter/payments-in-doubt',
  accounts: '/V1/counter/accounts',
  menus: '/V1/menus',
  showrooms: '/V1/showrooms',
  imports: '/V1/catalogue-imports',
  deliveries: '/V1/stock-receipts?searchCriteria[pageSize]=20',
  'holds of slabs': '/V1/slab-holds?searchCriteria[pageSize]=100',
  'products of slabs': '/V1/slab-products',
  'one product': `/V1/products/${sku}`,
  'stock of one product': `/V1/stock/${sku}`,
  'one order': '/V1/orders/500',
  'one customer': '/V1/customers/1000077',
  'activity of a customer': '/V1/customers/1000077/activity',
  'changes of an order': '/V1/orders/500/changes',
  'products by text': `/${view}/V1/counter/products?q=${skuStart}`,
  'searches without result': '/V1/searchMisses',
  'figures: sales of a day': `/V1/figures/sales?from=${day}&to=${day}&unit=day`,
  'figures: end of day': `/V1/figures/day?from=${day}&to=${day}`,
  'figures: taxes of two days': `/V1/figures/taxes?from=${day}&to=${nextDay}`,
});

/** Figures of a month, whose cost depends on the orders of the month. */
export const ofMonth = (from: string, to: string): readonly ListRequest[] =>
  ['sales', 'taxes', 'payments', 'products', 'samples'].map((name) => ({
    name: `figures of a month: ${name}`,
    path: `/V1/figures/${name}?from=${from}&to=${to}${name === 'sales' ? '&unit=day' : ''}`,
  }));
