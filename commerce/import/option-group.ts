import * as v from 'valibot';
import { typedLength } from '#contract/typed-measure.ts';
import type { GroupLimits } from '#commerce/merchandise/attributes/types.ts';

const MM_PER_INCH = 25.4;

const side = v.union(
  [
    v.pipe(v.number(), v.minValue(0)),
    v.pipe(
      v.string(),
      v.transform((text) => typedLength(text, 'en-CA', 'in')),
      v.number(),
      v.transform((mm) => mm / MM_PER_INCH),
    ),
  ],
  'must be a length in inches, or with its unit, such as "600 mm"',
);

const ratio = v.pipe(v.number('must be a number from 1'), v.minValue(1, 'must be a number from 1'));
const millimetres = v.pipe(v.number('must be millimetres'), v.minValue(0, 'must be millimetres'));

/** The `group` of an option: limits, which all apply. */
export const groupSchema = v.strictObject({
  short_side_from: v.optional(side),
  short_side_to: v.optional(side),
  long_side_from: v.optional(side),
  long_side_to: v.optional(side),
  ratio_from: v.optional(ratio),
  ratio_below: v.optional(ratio),
  thickness_from: v.optional(millimetres),
  thickness_to: v.optional(millimetres),
  trims: v.optional(v.literal(true, 'must be true')),
});

type Group = v.InferOutput<typeof groupSchema>;

const PAIRS = [
  ['short_side_from', 'short_side_to'],
  ['long_side_from', 'long_side_to'],
  ['ratio_from', 'ratio_below'],
  ['thickness_from', 'thickness_to'],
] as const;

/** Problems of the `group` of an option, in an attribute whose options are groups of `by`, if they are any. */
export const groupProblems = (group: Group | undefined, by: 'size' | 'thickness' | undefined): readonly string[] => {
  if (!by) return group ? ['has limits, but only size_group and thickness_group have groups'] : [];
  if (!group)
    return [
      by === 'size'
        ? 'needs the sizes of the group, such as group: { long_side_to: 8 }, or group: { trims: true }'
        : 'needs the thicknesses of the group, such as group: { thickness_to: 7 }',
    ];
  const names = Object.keys(group);
  const foreign = names.filter((name) => name.startsWith('thickness') !== (by === 'thickness'));
  const reversed = PAIRS.filter(([from, to]) => (group[from] ?? 0) > (group[to] ?? Infinity));
  return [
    ...foreign.map((name) => `${name} is no limit of a ${by}`),
    ...reversed.map(([from, to]) => `${from} must not be more than ${to}`),
    ...(group.trims && names.length > 1 ? ['trims stand alone: they are a group in any size'] : []),
  ];
};

export const groupOf = (group: Group): GroupLimits => {
  const limits = {
    shortSideFrom: group.short_side_from,
    shortSideTo: group.short_side_to,
    longSideFrom: group.long_side_from,
    longSideTo: group.long_side_to,
    ratioFrom: group.ratio_from,
    ratioBelow: group.ratio_below,
    thicknessFrom: group.thickness_from,
    thicknessTo: group.thickness_to,
    isTrim: group.trims,
  };
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
};
