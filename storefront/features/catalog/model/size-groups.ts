import { SIZE_GROUP } from '#contract/variant-choice.ts';
import type { Facet } from './facets.ts';

const SIZE = 'size';

/** Sizes of a group, as option values of `size`, by the group's option value of `size_group`. */
export type SizeGroup = { value: string; sizes: readonly string[] };

/** Shows the groups of sizes as headings of the sizes. Without groups, or without one of the two facets, nothing changes. */
export const withSizeGroups = (facets: readonly Facet[], groups: readonly SizeGroup[]): readonly Facet[] => {
  const grouped = facets.find(({ code }) => code === SIZE_GROUP);
  const sizes = facets.find(({ code }) => code === SIZE);
  if (!grouped || !sizes || groups.length === 0) return facets;
  const headings = grouped.options.map((heading) => ({
    heading,
    code: SIZE_GROUP,
    values: new Set(groups.find(({ value }) => value === heading.value)?.sizes),
  }));
  return facets.flatMap((facet) => {
    if (facet === grouped) return [];
    return facet === sizes ? [{ ...sizes, groups: headings }] : [facet];
  });
};
