import { inventory, inventoryItem } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { SlabState } from '#contract/slabs.ts';
import { findUnits } from './units.ts';
import type { SlabUnit } from './units.ts';

type Row = Awaited<ReturnType<typeof inventory>>['items'][number];

/** A slab for staff; `unit` is null for a disabled one. */
export type StaffSlab = { row: Row; unit: SlabUnit | null };

const withUnit = async (context: CommerceContext, row: Row): Promise<StaffSlab> => {
  const units = await findUnits(context, row.sku);
  return { row, unit: units.find(({ sku }) => sku === row.sku) ?? null };
};

type Page = { size: number; number: number; isDescending: boolean };

/** A page of slabs in a state, by SKU. */
export const staffSlabs = async (
  context: CommerceContext,
  { state, search }: { state: SlabState | 'ALL'; search?: string | undefined },
  page: Page,
): Promise<{ items: readonly StaffSlab[]; total: number }> => {
  const { items, total } = await inventory(context, { slabs: state, search }, page);
  return { items: await Promise.all(items.map((row) => withUnit(context, row))), total };
};

export const staffSlab = async (context: CommerceContext, code: string): Promise<StaffSlab> =>
  withUnit(context, await inventoryItem(context, code));
