import { BUNDLE_KINDS } from '#commerce/merchandise/catalog/bundle-types.ts';
import type { BundleInput, BundleKind } from '#commerce/merchandise/catalog/bundle-types.ts';
import type { OptionPrice } from '#commerce/merchandise/catalog/composition-types.ts';
import type { CurrencyCode } from '#commerce/platform/store-view-types.ts';
import type { ProductRow, ProductRows } from './product-rows.ts';
import { amountsAt, columnOf, titlesAt } from './row-parts.ts';

const COLUMN = 'bundle_values';

const isKind = (type: string): type is BundleKind => (BUNDLE_KINDS as readonly string[]).includes(type);

/** True if the price of a bundle is the sum of its parts. */
export const hasDynamicPrice = (row: ProductRow): boolean => row.get('bundle_price_type') === 'dynamic';

const checkColumns = (row: ProductRow): void => {
  for (const column of ['bundle_price_type', 'bundle_weight_type', 'bundle_sku_type'] as const)
    if (!['', 'fixed', 'dynamic'].includes(row.get(column))) row.wrong(column, 'BUNDLE_FIXED_DYNAMIC', {});
  if (row.get('bundle_sku_type') === 'dynamic') row.warn('bundle_sku_type', 'BUNDLE_SKU', {});
  if (!['', 'together'].includes(row.get('bundle_shipment_type')))
    row.warn('bundle_shipment_type', 'BUNDLE_SHIPMENT', {});
  if (!['', 'Price range', 'As low as'].includes(row.get('bundle_price_view')))
    row.wrong('bundle_price_view', 'BUNDLE_PRICE_VIEW', {});
};

/** Parts of a bundle, in Magento's format: `name=Tile,type=select,required=1,sku=A,default_qty=1|…`. */
export const readBundle = (
  rows: ProductRows,
  main: CurrencyCode,
  currencies: readonly CurrencyCode[],
): BundleInput | null => {
  const { base } = rows;
  if (base.get('product_type') !== 'bundle') return null;
  checkColumns(base);
  const isPriceDynamic = hasDynamicPrice(base);
  const column = { ...columnOf(rows, COLUMN), name: COLUMN };
  const { parts } = column;
  if (parts.length === 0) base.wrong(COLUMN, 'EMPTY', {});
  const priceAt = (index: number): OptionPrice | null => {
    const part = parts[index]!;
    if (isPriceDynamic) return null;
    if (part.get('price_type') !== 'percent')
      return { kind: 'fixed', amounts: amountsAt(base, column, index, { main, currencies }) };
    const percent = Number(part.get('price') || '0');
    if (!(percent >= 0 && percent <= 1000)) base.wrong(COLUMN, 'PERCENTAGE', { text: part.get('price') ?? '' });
    return { kind: 'percent', percent };
  };
  const places = [...Map.groupBy(parts.keys(), (index) => parts[index]!.get('name') ?? '')];
  return {
    isPriceDynamic,
    isWeightDynamic: base.get('bundle_weight_type') === 'dynamic',
    priceView: base.get('bundle_price_view') === 'As low as' ? 'AS_LOW_AS' : 'PRICE_RANGE',
    items: places.map(([name, indexes]) => {
      const first = parts[indexes[0]!]!;
      const kind = first.get('type') ?? '';
      if (!name) base.wrong(COLUMN, 'BUNDLE_PART_NAMELESS', {});
      if (!isKind(kind)) base.wrong(COLUMN, 'BUNDLE_KIND', { name, kinds: BUNDLE_KINDS.join(', '), kind });
      return {
        kind: isKind(kind) ? kind : 'select',
        titles: titlesAt(column, indexes[0]!, 'name'),
        isRequired: first.get('required') === '1',
        selections: indexes.map((index) => {
          const part = parts[index]!;
          return {
            sku: part.get('sku') ?? '',
            quantity: Number(part.get('default_qty') || '1'),
            isDefault: part.get('default') === '1',
            canChangeQuantity: part.get('can_change_qty') === '1' && (kind === 'select' || kind === 'radio'),
            price: priceAt(index),
          };
        }),
      };
    }),
  };
};
