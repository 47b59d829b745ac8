import { timestamp } from '#commerce/platform/timestamp.ts';
import { toMajor } from '#contract/money.ts';
import type { AdminProduct } from './products.ts';

/** What is on hand of a product as Magento's stock item. */
export const stockItemOnWire = ({ id, qty, reserved }: AdminProduct) => ({
  item_id: id,
  product_id: id,
  stock_id: 1,
  qty: qty ?? 0,
  is_in_stock: (qty ?? 0) - (reserved ?? 0) > 0,
  is_qty_decimal: false,
  manage_stock: qty !== null,
});

/** The same as Magento's item of a source: there is one, `default`. */
export const sourceItemOnWire = ({ sku, qty, reserved }: AdminProduct) => ({
  sku,
  source_code: 'default',
  quantity: qty ?? 0,
  status: (qty ?? 0) - (reserved ?? 0) > 0 ? 1 : 0,
});

/** A product as `/V1/products` answers it. */
export const productOnWire = (product: AdminProduct) => ({
  id: product.id,
  sku: product.sku,
  name: product.name,
  attribute_set_id: 4,
  ...(product.price === null ? {} : { price: toMajor(product.price) }),
  status: product.isEnabled ? 1 : 2,
  visibility: product.visibility,
  type_id: product.type,
  created_at: timestamp(product.createdAt),
  updated_at: timestamp(product.updatedAt),
  weight: product.weightGrams / 1000,
  extension_attributes: product.qty === null ? {} : { stock_item: stockItemOnWire(product) },
  custom_attributes: [
    ...(product.urlKey === null ? [] : [{ attribute_code: 'url_key', value: product.urlKey }]),
    ...(product.specialPrice === null
      ? []
      : [{ attribute_code: 'special_price', value: toMajor(product.specialPrice).toFixed(2) }]),
  ],
});
