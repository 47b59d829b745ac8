import { typedSizes } from '#contract/typed-size.ts';
import type { GroupLimits } from '#commerce/merchandise/attributes/types.ts';

/** Computed attribute whose options are groups of thicknesses. */
export const THICKNESS_GROUP = 'thickness_group';

const MM_PER_INCH = 25.4;
/** Sizes in inches are nominal: 24 in is also 610 mm. */
const NOMINAL = 0.5;

const sidesOf = (label: string): readonly [short: number, long: number] | undefined => {
  const size = typedSizes(label).find((part) => typeof part !== 'string');
  const [first, second] = (size?.sides ?? []).map((side) => ('mm' in side ? side.mm / MM_PER_INCH : side.bare));
  return first && second ? [Math.min(first, second), Math.max(first, second)] : undefined;
};

const isWithin = (value: number, from = 0, to = Infinity, tolerance = 0): boolean =>
  value >= from - tolerance && value <= to + tolerance;

type Group = { code: string; group: GroupLimits | null };

/** Code of the first group that a size such as `12 × 24 in` fits, by its two sides; undefined for other labels. */
export const sizeGroupOf = (label: string, groups: readonly Group[]): string | undefined => {
  const sides = sidesOf(label);
  if (!sides) return undefined;
  const [short, long] = sides;
  return groups.find(
    ({ group }) =>
      group &&
      !group.isTrim &&
      isWithin(short, group.shortSideFrom, group.shortSideTo, NOMINAL) &&
      isWithin(long, group.longSideFrom, group.longSideTo, NOMINAL) &&
      long / short >= (group.ratioFrom ?? 0) &&
      long / short < (group.ratioBelow ?? Infinity),
  )?.code;
};

export const trimGroupOf = (groups: readonly Group[]): string | undefined =>
  groups.find(({ group }) => group?.isTrim)?.code;

export const thicknessGroupOf = (millimetres: number, groups: readonly Group[]): string | undefined =>
  groups.find(({ group }) => group && isWithin(millimetres, group.thicknessFrom, group.thicknessTo))?.code;
