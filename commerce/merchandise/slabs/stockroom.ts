import { listSlabFacts } from '#commerce/merchandise/catalog/service.ts';
import { GUEST_GROUP } from '#commerce/merchandise/catalog/types.ts';
import type { CommerceContext } from '#commerce/platform/context.ts';
import { checkPage, pageOf } from '#commerce/platform/paging.ts';
import type { PageInfo, PageRequest } from '#commerce/platform/paging.ts';
import type { StockroomFilterInput } from '#contract/generated/schema-types.ts';
import { fitsOn } from '#contract/slabs.ts';
import { readRule } from './store.ts';
import type { HoldRule } from './types.ts';
import { unitsOf } from './units.ts';
import type { FoundUnit } from './units.ts';

export type StockroomChoice = { code: string; label: string; count: number };

export type Stockroom = {
  rule: HoldRule | null;
  count: number;
  page: PageInfo;
  yards: readonly StockroomChoice[];
  materials: readonly StockroomChoice[];
  finishes: readonly StockroomChoice[];
  thicknesses: readonly StockroomChoice[];
  found: readonly FoundUnit[];
};

type Value = { code: string; label: string } | undefined;

const thicknessOf = ({ unit }: FoundUnit): Value =>
  unit.thickness_mm === null ? undefined : { code: String(unit.thickness_mm), label: String(unit.thickness_mm) };
const yardOf = ({ unit: { yard } }: FoundUnit): Value => (yard ? { code: yard.code, label: yard.name } : undefined);
const materialOf = ({ facts }: FoundUnit): Value => facts.choice('material');
const finishOf = ({ facts }: FoundUnit): Value => facts.choice('finish');

/** The values of all slabs, sorted by label, numbers by size. */
const choicesOf = (found: readonly FoundUnit[], valueOf: (slab: FoundUnit) => Value, language: string) => {
  const choices = new Map<string, StockroomChoice>();
  for (const slab of found) {
    const value = valueOf(slab);
    if (value) choices.set(value.code, { ...value, count: (choices.get(value.code)?.count ?? 0) + 1 });
  }
  return [...choices.values()].sort((one, other) => one.label.localeCompare(other.label, language, { numeric: true }));
};

const matches = (slab: FoundUnit, filter: StockroomFilterInput): boolean => {
  const { unit } = slab;
  const wanted: readonly (readonly [string | null | undefined, Value])[] = [
    [filter.yard, yardOf(slab)],
    [filter.material, materialOf(slab)],
    [filter.finish, finishOf(slab)],
    [filter.thickness, thicknessOf(slab)],
  ];
  if (wanted.some(([matching, has]) => matching && matching !== has?.code)) return false;
  if (filter.is_available && unit.state !== 'AVAILABLE') return false;
  const { length_mm: length, width_mm: width } = filter;
  if (!length || !width) return true;
  return (
    unit.length_mm !== null &&
    unit.width_mm !== null &&
    fitsOn({ length: unit.length_mm, width: unit.width_mm }, { length, width }, unit.veins)
  );
};

/** Sold slabs last, single stones before series; then by name, which ends in the lot. Holds do not affect the order. */
const inOrder = (found: readonly FoundUnit[], language: string): readonly FoundUnit[] => {
  const rankOf = ({ unit }: FoundUnit): number => (unit.state === 'SOLD' ? 2 : 0) + (unit.lot === null ? 1 : 0);
  return found.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) || one.unit.name.localeCompare(other.unit.name, language, { numeric: true }),
  );
};

/** A page of all slabs with a page of their own, with the values to filter by. Tags the response with each slab. */
export const listStockroom = async (
  context: CommerceContext,
  filter: StockroomFilterInput,
  request: PageRequest,
): Promise<Stockroom> => {
  checkPage(request);
  const { customer, db, storeView } = context;
  const all = await unitsOf(context, await listSlabFacts(context), customer?.groupId ?? GUEST_GROUP);
  const matching = inOrder(
    all.filter((slab) => matches(slab, filter)),
    storeView.language,
  );
  const { items, page } = pageOf(matching, request);
  const choices = (valueOf: (slab: FoundUnit) => Value) => choicesOf(all, valueOf, storeView.language);
  return {
    rule: await readRule(db.kysely),
    count: matching.length,
    page,
    yards: choices(yardOf),
    materials: choices(materialOf),
    finishes: choices(finishOf),
    thicknesses: choices(thicknessOf),
    found: items,
  };
};
