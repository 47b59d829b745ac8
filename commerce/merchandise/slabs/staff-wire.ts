import { productImageUrl, type MediaSettings } from '#commerce/merchandise/media/service.ts';
import { timestamp } from '#commerce/platform/timestamp.ts';
import { toMajor } from '#contract/money.ts';
import type { SlabState } from '#contract/slabs.ts';
import type { Hold, HoldRecord } from './types.ts';
import type { priceSlab, slabForm } from './publish.ts';
import type { StaffSlab } from './slab-list.ts';

const stateOf = ({ qty, reserved }: StaffSlab['row']): SlabState =>
  qty > reserved ? 'AVAILABLE' : reserved > 0 ? 'HELD' : 'SOLD';

export const slabOnStaffWire = ({ row, unit }: StaffSlab, settings: MediaSettings) => ({
  sku: row.sku,
  name: unit?.name ?? row.name,
  is_enabled: row.isEnabled,
  state: stateOf(row),
  qty: row.qty,
  reserved: row.reserved,
  picture: row.image && productImageUrl(settings, row.image),
  lot: unit?.lot ?? null,
  bundle: unit?.bundle ?? null,
  rack: unit?.rack ?? row.rack,
  yard: unit?.yard?.name ?? null,
  finish: unit?.finish ?? null,
  length_mm: unit?.length_mm ?? null,
  width_mm: unit?.width_mm ?? null,
  thickness_mm: unit?.thickness_mm ?? null,
  area_sq_ft: unit?.area_sq_ft ?? null,
  held_until: unit?.held_until ?? null,
});

export const holdOnStaffWire = ({
  number,
  sku,
  status,
  fullname,
  email,
  telephone,
  heldAt,
  expiresAt,
  endedAt,
  storeView,
}: HoldRecord) => ({
  id: number,
  sku,
  status,
  fullname,
  email,
  telephone,
  held_at: timestamp(heldAt),
  expires_at: timestamp(expiresAt),
  ended_at: endedAt && timestamp(endedAt),
  store_view: storeView,
});

/** Without the name of the person, because the scope of changes does not include it. */
export const changedHoldOnWire = ({ id, sku, status, expiresAt }: Hold) => ({
  id,
  sku,
  status,
  expires_at: timestamp(expiresAt),
});

export const slabFormOnWire = ({
  sku,
  choices,
  bundle,
  thicknessMm,
  rates,
  currencies,
}: Awaited<ReturnType<typeof slabForm>>) => ({
  sku,
  choices,
  bundle,
  thickness_mm: thicknessMm,
  prices: currencies.map((currency) => ({
    currency,
    per_sq_ft: rates.has(currency) ? toMajor(rates.get(currency)!, currency) : null,
  })),
});

export const slabPriceOnWire = ({ area, prices }: ReturnType<typeof priceSlab>) => ({
  area_sq_ft: area,
  prices: prices.map(({ currency, price }) => ({ currency, amount: toMajor(price, currency) })),
});
