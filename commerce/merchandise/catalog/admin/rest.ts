import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { InputError } from '#commerce/platform/errors.ts';
import { restFields, type RestFields } from '#commerce/platform/rest/input.ts';
import { listed } from '#commerce/platform/rest/listed.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import type { Lot } from '../lot-rules.ts';
import { routes as stockRoutes } from '../inventory/rest.ts';
import { categoryTree } from './categories.ts';
import { productOnWire, sourceItemOnWire, stockItemOnWire } from './product-wire.ts';
import { inventoryRoutes } from './rest-inventory.ts';
import { priceRoutes } from './rest-prices.ts';
import { recordRoutes } from './rest-records.ts';
import { scheduledRoutes } from './rest-scheduled.ts';
import { relatedRoutes } from './rest-related.ts';
import { adminDetails, adminProduct, adminProducts, lotsOnHand, putStock, type AdminProduct } from './products.ts';
import { entries, needed } from './rest-entries.ts';

const READ = 'catalog:read';
const WRITE = 'stock:write';

const stockOf = async (context: CommerceContext, sku: string) => {
  const product = await adminProduct(context, sku);
  return stockItemOnWire(product, context.settings, await lotsOnHand(context, product));
};

/** Production lots of a stock item; undefined if the item does not list them. */
const lotsIn = (item: RestFields): readonly Lot[] | undefined => {
  const own = item.object('extensionAttributes');
  if (!own?.has('lots')) return undefined;
  return own.list('lots').map((lot) => ({
    code: needed(lot.text('code'), 'code'),
    quantity: needed(lot.number('qty'), 'qty'),
  }));
};

/** Threshold of low stock; null is the default of the shop, undefined leaves it unchanged. */
const thresholdIn = (item: RestFields): number | null | undefined =>
  item.flag('useConfigNotifyStockQty') ? null : item.number('notifyStockQty');

/** Ordering beyond the stock; null is the rule of the catalogue, undefined leaves it unchanged. */
const backordersIn = (item: RestFields): number | null | undefined =>
  item.flag('useConfigBackorders') ? null : item.number('backorders');

const detailsOf = async (context: CommerceContext, products: readonly AdminProduct[]) => ({
  ...(await adminDetails(context, products)),
  view: context.storeView,
  settings: context.settings,
});

const sourceLine = (item: RestFields) => {
  const source = item.text('sourceCode') ?? 'default';
  if (source !== 'default') throw new InputError('Source "%1" does not exist.', { parameters: [source] });
  return { sku: needed(item.text('sku'), 'sku'), quantity: needed(item.number('quantity'), 'quantity') };
};

export const routes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/products', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { products, total } = await adminProducts(context, criteria);
    const known = await detailsOf(context, products);
    return listed(
      products.map((product) => productOnWire(product, known)),
      total,
      criteria,
    );
  }),
  adminRoute('GET', '/V1/products/:sku', READ, async (context, { params }) => {
    const product = await adminProduct(context, params.sku ?? '');
    return productOnWire(product, await detailsOf(context, [product]));
  }),
  ...priceRoutes,
  ...inventoryRoutes,
  ...stockRoutes,
  ...relatedRoutes,
  ...recordRoutes,
  ...scheduledRoutes,
  adminRoute('GET', '/V1/stockItems/:sku', READ, (context, { params }) => stockOf(context, params.sku ?? '')),
  adminRoute('PUT', '/V1/products/:sku/stockItems/:itemId', WRITE, async (context, { params, body }, { name }) => {
    const sku = params.sku ?? '';
    const { id } = await adminProduct(context, sku);
    const item = restFields(body).neededObject('stockItem');
    const quantity = needed(item.number('qty'), 'qty');
    const settings = { notifyQty: thresholdIn(item), backorders: backordersIn(item) };
    await putStock(context, [{ sku, quantity, lots: lotsIn(item), ...settings }], name);
    return id;
  }),
  adminRoute('GET', '/V1/inventory/source-items', READ, async (context, { query }) => {
    const criteria = searchCriteria(query);
    const { products, total } = await adminProducts(context, criteria, true);
    return listed(products.map(sourceItemOnWire), total, criteria);
  }),
  adminRoute('POST', '/V1/inventory/source-items', WRITE, async (context, { body }, { name }) => {
    await putStock(context, entries(body, 'sourceItems').map(sourceLine), name);
    return [];
  }),
  adminRoute('GET', '/V1/categories', READ, (context) => categoryTree(context)),
];
