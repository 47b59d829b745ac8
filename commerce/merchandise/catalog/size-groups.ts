import { typedSizes } from '#contract/typed-size.ts';

/** Attribute of products with the groups below as option codes. */
export const SIZE_GROUP = 'size_group';

/** Groups of sizes; `trim` is for pieces that finish an edge, in any size. */
export const SIZE_GROUPS = ['up_to_6', 'up_to_12', 'up_to_24', 'over_24', 'plank', 'slab', 'trim'] as const;
export type SizeGroup = (typeof SIZE_GROUPS)[number];

const MM_PER_INCH = 25.4;
/** Sizes in inches are nominal: 24 in is also 610 mm. */
const NOMINAL = 0.5;
const SLAB_SIDE = 47;
const PLANK_LENGTH = 24;
const PLANK_RATIO = 3;

const LONGEST = [
  ['up_to_6', 6],
  ['up_to_12', 12],
  ['up_to_24', 24],
] as const satisfies readonly (readonly [SizeGroup, number])[];

const inchesOf = (label: string): readonly number[] => {
  const size = typedSizes(label).find((part) => typeof part !== 'string');
  return (size?.sides ?? []).map((side) => ('mm' in side ? side.mm / MM_PER_INCH : side.bare));
};

/** Group of a size such as `12 × 24 in`, by its two sides; undefined for other labels. */
export const sizeGroupOf = (label: string): SizeGroup | undefined => {
  const [first, second] = inchesOf(label);
  if (first === undefined || second === undefined) return undefined;
  const [short, long] = [Math.min(first, second), Math.max(first, second)];
  if (short >= SLAB_SIDE) return 'slab';
  if (long >= PLANK_LENGTH - NOMINAL && long / short >= PLANK_RATIO) return 'plank';
  return LONGEST.find(([, most]) => long <= most + NOMINAL)?.[0] ?? 'over_24';
};

/** Attribute of products with the groups below as option codes. */
export const THICKNESS_GROUP = 'thickness_group';

export const THICKNESS_GROUPS = ['up_to_7', 'up_to_10', 'up_to_13', 'up_to_19', 'over_19'] as const;
export type ThicknessGroup = (typeof THICKNESS_GROUPS)[number];

const THICKEST = [
  ['up_to_7', 7],
  ['up_to_10', 10],
  ['up_to_13', 13],
  ['up_to_19', 19],
] as const satisfies readonly (readonly [ThicknessGroup, number])[];

export const thicknessGroupOf = (millimetres: number): ThicknessGroup =>
  THICKEST.find(([, most]) => millimetres <= most)?.[0] ?? 'over_19';
