import { MAX_QUANTITY } from '#contract/cart-limits.ts';
import { storeDay } from '#commerce/platform/store-time.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { minorText, toMajor } from '#contract/money.ts';
import type { AttributeSet } from '#commerce/merchandise/attributes/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { percentOf } from '#contract/product-options.ts';
import type { TierRow } from '../tier-types.ts';
import { ATTRIBUTE_SET, type StoredProduct } from '../types.ts';
import type { Lot } from '../lot-rules.ts';
import { productVersion } from './product-version.ts';
import type { AdminProduct } from './products.ts';

/** Settings of every stock item, as in a Magento with its default configuration. */
const STOCK_SETTINGS = {
  use_config_manage_stock: true,
  use_config_min_qty: true,
  min_qty: 0,
  use_config_min_sale_qty: 1,
  min_sale_qty: 1,
  use_config_max_sale_qty: true,
  max_sale_qty: MAX_QUANTITY,
  use_config_qty_increments: true,
  qty_increments: 0,
  use_config_enable_qty_inc: true,
  enable_qty_increments: false,
  show_default_notification_message: false,
  low_stock_date: null,
  is_decimal_divided: false,
  stock_status_changed_auto: 0,
};

/** Units that can be sold now; negative while orders wait for stock. */
export const availableOf = ({ qty, reserved, owed }: Pick<AdminProduct, 'qty' | 'reserved' | 'owed'>): number =>
  (qty ?? 0) - (reserved ?? 0) - (owed ?? 0);

/** Stock of a product as Magento's stock item. */
export const stockItemOnWire = (
  { id, notifyQty, ownBackorders, isLater, ...stock }: AdminProduct,
  { notifyStockQty }: { notifyStockQty: number },
  lots?: readonly Lot[],
) => ({
  item_id: id,
  product_id: id,
  stock_id: 1,
  qty: stock.qty ?? 0,
  is_in_stock: isLater || availableOf(stock) > 0,
  is_qty_decimal: false,
  manage_stock: stock.qty !== null,
  ...STOCK_SETTINGS,
  use_config_backorders: ownBackorders === null,
  backorders: ownBackorders ?? (isLater ? 1 : 0),
  use_config_notify_stock_qty: notifyQty === null,
  notify_stock_qty: notifyQty ?? notifyStockQty,
  ...(lots ? { extension_attributes: { lots: lots.map(({ code, quantity }) => ({ code, qty: quantity })) } } : {}),
});

/** Stock of a product as Magento's source item; the only source is `default`. */
export const sourceItemOnWire = ({ sku, isLater, ...stock }: AdminProduct) => ({
  sku,
  source_code: 'default',
  quantity: stock.qty ?? 0,
  status: isLater || availableOf(stock) > 0 ? 1 : 0,
});

/** Magento's id of the taxable class. */
const TAXABLE = '2';

type View = Pick<CommerceContext['storeView'], 'id'>;
type PricedView = Pick<CommerceContext['storeView'], 'id' | 'currency'>;

/** The entry of a store view, or else of all views. */
const inView = <T extends { storeViewId: number }>(list: readonly T[], { id }: View): T | undefined =>
  list.find(({ storeViewId }) => storeViewId === id) ?? list.find(({ storeViewId }) => storeViewId === 0);

/** A picture as in Magento's media gallery. */
export const mediaOnWire = (
  { id, file, position, roles, isDisabled, labels }: StoredProduct['media'][number],
  view: View,
) => ({
  id,
  media_type: 'image',
  label: inView(labels, view)?.label ?? null,
  position,
  disabled: isDisabled === true,
  types: roles,
  file: `/${file}`,
});

const customAttributes = (
  product: AdminProduct,
  {
    stored,
    attributes,
    view,
    timeZone,
  }: { stored: StoredProduct; attributes: AttributeSet; view: PricedView; timeZone: string },
) => {
  const text = (name: keyof StoredProduct['texts'][number]) =>
    stored.texts.find(({ storeViewId }) => storeViewId === view.id)?.[name] ??
    stored.texts.find(({ storeViewId }) => storeViewId === 0)?.[name] ??
    null;
  const role = (name: string): string | null => {
    const found = stored.media.find(({ roles }) => roles.includes(name));
    return found ? `/${found.file}` : null;
  };
  const all: [string, unknown][] = [
    ['url_key', product.urlKey],
    ['description', text('description')],
    ['short_description', text('shortDescription')],
    ['meta_title', text('metaTitle')],
    ['meta_description', text('metaDescription')],
    ['meta_keyword', text('metaKeyword')],
    ['special_price', product.specialPrice === null ? null : minorText(product.specialPrice, view.currency)],
    ['special_from_date', product.specialFrom && storeDay(product.specialFrom, { timeZone, isEnd: false })],
    ['special_to_date', product.specialTo && storeDay(product.specialTo, { timeZone, isEnd: true })],
    ['tax_class_id', TAXABLE],
    ['category_ids', stored.categoryKeys.length ? stored.categoryKeys.map((key) => key.slice(1)) : null],
    ...['image', 'small_image', 'thumbnail'].map((name): [string, unknown] => [name, role(name)]),
    ...attributes.all.map((attribute): [string, unknown] => {
      const values = stored.values.filter((value) => value.attribute === attribute.code);
      const chosen = stored.options
        .filter((one) => one.attribute === attribute.code)
        .flatMap(({ option }) => attribute.options.find(({ code }) => code === option)?.id ?? []);
      return [attribute.code, inView(values, view)?.value ?? (chosen.length ? chosen.join(',') : null)];
    }),
  ];
  return all.flatMap(([attribute_code, value]) => (value === null ? [] : [{ attribute_code, value }]));
};

/** Magento's id of all groups. */
const EVERY_GROUP = 32_000;

const tierOnWire = (
  { groupId, quantity, price, percent }: TierRow,
  regular: number,
  { currency }: Pick<PricedView, 'currency'>,
) => ({
  customer_group_id: groupId ?? EVERY_GROUP,
  qty: quantity,
  value: toMajor(price ?? regular - percentOf(regular, percent ?? 0), currency),
  extension_attributes: { website_id: 0, ...(percent === null ? {} : { percentage_value: percent }) },
});

/** A product of `/V1/products`. */
export const productOnWire = (
  product: AdminProduct,
  {
    stored: all,
    attributes,
    tiers,
    view,
    settings,
  }: {
    stored: ReadonlyMap<string, StoredProduct>;
    attributes: AttributeSet;
    tiers: readonly TierRow[];
    view: PricedView;
    /** Time zone for the dates of special prices, and the default threshold of low stock. */
    settings: { timeZone: string; notifyStockQty: number };
  },
) => {
  const stored = all.get(product.sku)!;
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    attribute_set_id: ATTRIBUTE_SET,
    ...(product.price === null ? {} : { price: toMajor(product.price, view.currency) }),
    status: product.isEnabled ? 1 : 2,
    visibility: product.visibility,
    type_id: product.type,
    created_at: timestamp(product.createdAt),
    updated_at: timestamp(product.updatedAt),
    weight: product.weightGrams / 1000,
    extension_attributes: {
      version: productVersion(stored, tiers),
      website_ids: [1],
      category_links: stored.categoryKeys.map((key, index) => ({
        position: stored.categoryPositions?.[index] ?? 0,
        category_id: key.slice(1),
      })),
      ...(product.qty === null ? {} : { stock_item: stockItemOnWire(product, settings) }),
      ...(product.type === 'configurable'
        ? {
            configurable_product_options: stored.configurableBy.map((code, position) => ({
              attribute_id: String(attributes.byCode.get(code)?.id ?? ''),
              label: attributes.byCode.get(code)?.labels.en ?? code,
              position,
              product_id: product.id,
            })),
            configurable_product_links: stored.variantIds,
          }
        : {}),
    },
    product_links: stored.links.map(({ kind, sku }, position) => ({
      sku: product.sku,
      link_type: kind,
      linked_product_sku: sku,
      position,
    })),
    options: [],
    media_gallery_entries: stored.media.map((one) => mediaOnWire(one, view)),
    tier_prices: tiers
      .filter(({ productId, currency }) => productId === product.id && (currency ?? view.currency) === view.currency)
      .map((tier) => tierOnWire(tier, product.price ?? 0, view)),
    custom_attributes: customAttributes(product, { stored, attributes, view, timeZone: settings.timeZone }),
  };
};
