import { adminRoute } from '#commerce/merchandise/integration/rest-gate.ts';
import { NoSuchEntityError } from '#commerce/platform/errors.ts';
import { listedFrom } from '#commerce/platform/rest/chosen.ts';
import { searchCriteria } from '#commerce/platform/rest/search-criteria.ts';
import type { RestRoute } from '#commerce/platform/rest/types.ts';
import { storeTree } from '#commerce/merchandise/stores/service.ts';
import { availableOf } from './product-wire.ts';
import { adminProduct, productsBySku, type AdminProduct } from './products.ts';

const READ = 'catalog:read';

/** The only source and stock, named as in a Magento with no others. */
const SOURCE = {
  source_code: 'default',
  name: 'Default Source',
  enabled: true,
  description: 'Default Source',
  latitude: 0,
  longitude: 0,
  postcode: '00000',
  use_default_carrier_config: true,
  carrier_links: [],
};
const STOCK_ID = 1;

/** The only inventory source, with the country of the default store view. */
const sourceOf = async (context: Parameters<typeof storeTree>[0]) => {
  const views = await storeTree(context);
  return { ...SOURCE, country_id: (views.find(({ isDefault }) => isDefault) ?? views[0])?.countryId ?? '' };
};

const noSuch = (field: string, value: string): NoSuchEntityError =>
  new NoSuchEntityError('No such entity with %fieldName = %fieldValue', {
    parameters: { fieldName: field, fieldValue: value.slice(0, 64) },
  });

const checkStock = (id: string | undefined): void => {
  if (id !== String(STOCK_ID)) throw noSuch('stock_id', id ?? '');
};

const available = (product: AdminProduct): number => Math.max(0, availableOf(product));

/** A product without its own stock is salable while it is enabled. */
const isSalable = (product: AdminProduct): boolean =>
  product.isEnabled && (product.qty === null || product.isLater || available(product) > 0);

/** Sources, stocks and salable quantities. */
export const inventoryRoutes: readonly RestRoute[] = [
  adminRoute('GET', '/V1/inventory/sources', READ, async (context, { query }) =>
    listedFrom([await sourceOf(context)], searchCriteria(query, { isOptional: true })),
  ),
  adminRoute('GET', '/V1/inventory/sources/:code', READ, async (context, { params }) => {
    if (params.code !== SOURCE.source_code) throw noSuch('source_code', params.code ?? '');
    return sourceOf(context);
  }),
  adminRoute('GET', '/V1/inventory/stocks', READ, async (context, { query }) => {
    const codes = [...new Set((await storeTree(context)).map(({ websiteCode }) => websiteCode))];
    const stock = {
      stock_id: STOCK_ID,
      name: 'Default Stock',
      extension_attributes: { sales_channels: codes.map((code) => ({ type: 'website', code })) },
    };
    return listedFrom([stock], searchCriteria(query, { isOptional: true }));
  }),
  adminRoute('GET', '/V1/inventory/stock-source-links', READ, async (_context, { query }) =>
    listedFrom(
      [{ stock_id: STOCK_ID, source_code: SOURCE.source_code, priority: 1 }],
      searchCriteria(query, { isOptional: true }),
    ),
  ),
  adminRoute('GET', '/V1/inventory/stock-resolver/:type/:code', READ, async (context, { params }) => {
    const codes = (await storeTree(context)).map(({ websiteCode }) => websiteCode);
    if (params.type !== 'website' || !codes.some((code) => code === params.code))
      throw noSuch('code', params.code ?? '');
    return { stock_id: STOCK_ID, name: 'Default Stock' };
  }),
  adminRoute('GET', '/V1/inventory/is-product-salable/:sku/:stockId', READ, async (context, { params }) => {
    checkStock(params.stockId);
    return isSalable(await adminProduct(context, params.sku ?? ''));
  }),
  adminRoute('GET', '/V1/inventory/are-products-salable', READ, async (context, { query }) => {
    checkStock(query.get('stockId') ?? undefined);
    const skus = [...query].flatMap(([name, value]) => (/^skus(?:\[\w*\])?$/.test(name) ? [value] : []));
    const products = await productsBySku(context, skus);
    return skus.map((sku) => {
      const product = products.get(sku)!;
      return { sku: product.sku, stock_id: STOCK_ID, salable: isSalable(product) };
    });
  }),
  adminRoute('GET', '/V1/inventory/get-product-salable-quantity/:sku/:stockId', READ, async (context, { params }) => {
    checkStock(params.stockId);
    return available(await adminProduct(context, params.sku ?? ''));
  }),
];
