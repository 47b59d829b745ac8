import { findSlabFacts, inventory, inventoryItem } from '#commerce/merchandise/catalog/service.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import type { SlabState } from '#contract/slabs.ts';
import { unitsOf } from './units.ts';
import type { SlabUnit } from './units.ts';

type Row = Awaited<ReturnType<typeof inventory>>['items'][number];

/** A slab for staff; `unit` is null for a disabled one. */
export type StaffSlab = { row: Row; unit: SlabUnit | null };

const withUnits = async (context: CommerceContext, rows: readonly Row[]): Promise<readonly StaffSlab[]> => {
  const facts = await Promise.all(rows.map(({ sku }) => findSlabFacts(context, sku)));
  const units = new Map((await unitsOf(context, facts.flat())).map(({ unit }) => [unit.sku, unit]));
  return rows.map((row) => ({ row, unit: units.get(row.sku) ?? null }));
};

type Page = { size: number; number: number; isDescending: boolean };

/** A page of slabs in a state, by SKU. */
export const staffSlabs = async (
  context: CommerceContext,
  { state, search }: { state: SlabState | 'ALL'; search?: string | undefined },
  page: Page,
): Promise<{ items: readonly StaffSlab[]; total: number }> => {
  const { items, total } = await inventory(context, { slabs: state, search }, page);
  return { items: await withUnits(context, items), total };
};

export const staffSlab = async (context: CommerceContext, code: string): Promise<StaffSlab> => {
  const [slab] = await withUnits(context, [await inventoryItem(context, code)]);
  return slab!;
};
