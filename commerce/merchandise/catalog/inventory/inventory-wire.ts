import { productImageUrl, type MediaSettings } from '#commerce/merchandise/media/service.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import type { StaffChange } from '#commerce/platform/staff/changes-store.ts';
import type { InventoryRow, Receipt } from './types.ts';

/** Stock of a product, with Magento's names where it has the field. */
export const inventoryOnWire = (item: InventoryRow, settings: MediaSettings & { notifyStockQty: number }) => ({
  product_id: item.productId,
  sku: item.sku,
  name: item.name,
  image: item.image && productImageUrl(settings, item.image),
  is_enabled: item.isEnabled,
  selling_unit: item.sellingUnit,
  coverage_sq_ft: item.coverageSqFt,
  pieces_per_unit: item.piecesPerUnit,
  is_outlet: item.isOutlet,
  qty: item.qty,
  reserved: item.reserved,
  available: Math.max(0, item.qty - item.reserved - item.owed),
  notify_stock_qty: item.notifyQty ?? settings.notifyStockQty,
  use_config_notify_stock_qty: item.notifyQty === null,
  is_below_line: item.isBelowLine,
  barcodes: item.barcodes,
  rack: item.rack,
  lots: item.lots.map(({ code, quantity, rack }) => ({ code, qty: quantity, rack })),
});

export const receiptOnWire = ({ id, at, who, note, version, lines }: Receipt) => ({
  id,
  created_at: timestamp(at),
  who,
  note,
  version,
  items: lines.map(({ sku, quantity, lot, rack }) => ({ sku, qty: quantity, lot, rack })),
});

export const stockChangeOnWire = ({ at, channel, who, action, before, after }: StaffChange) => ({
  created_at: timestamp(at),
  channel,
  who,
  action,
  before,
  after,
});
