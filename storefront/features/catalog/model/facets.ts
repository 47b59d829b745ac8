import { isAttributeCode } from '#contract/attribute-code.ts';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { isActive } from '../filters/filter-state.ts';
import type { FilterKind } from '../filters/filter-kinds.ts';
import { filterKind } from '../filters/filter-kinds.ts';

/** A filter of the layered navigation as the back end returns it. */
export type Aggregation = {
  attribute_code: string;
  label: string | null;
  count: number | null;
  position: number | null;
  options: readonly ({ label: string | null; value: string; count: number | null } | null)[] | null;
};

/** Colours such as `#b9633f` of option values, by attribute code. */
export type Swatches = Readonly<Record<string, Readonly<Record<string, string>>>>;

export type FacetOption = {
  label: string;
  value: string;
  /**
   * Number of matching products; undefined for a value next to a chosen one if the back end counts only within the
   * selection.
   */
  count: number | undefined;
  isActive: boolean;
  /** Nothing would match: shown disabled, so that the list does not jump. */
  isDisabled: boolean;
  /** One of the values with the most products of the unfiltered list. */
  isCommon?: true;
  /** A colour such as `#b9633f`. */
  swatch?: string;
};

/** A heading of a facet with its options. The heading filters by the whole group. */
export type FacetGroup = { heading: FacetOption; code: string; values: ReadonlySet<string> };

/** `toggle` is a yes/no attribute, one box for yes. */
export type Facet = {
  code: string;
  label: string;
  kind: FilterKind | 'toggle';
  options: FacetOption[];
  /** Headings above groups of options. */
  groups?: readonly FacetGroup[];
};

/** Number of values shown before the others are requested. */
export const COMMON_VALUES = 7;

type Option = { label: string; value: string; count: number };

const optionsOf = (aggregation: Aggregation | undefined): Option[] =>
  (aggregation?.options ?? []).flatMap((option) =>
    option ? [{ label: option.label ?? option.value, value: option.value, count: option.count ?? 0 }] : [],
  );

const mergeOptions = (
  code: string,
  all: readonly Option[],
  left: readonly Option[],
  filters: ActiveFilters,
  swatches: Swatches[string] | undefined,
): FacetOption[] => {
  const common = new Set(
    all
      .toSorted((one, other) => other.count - one.count)
      .slice(0, COMMON_VALUES)
      .map(({ value }) => value),
  );
  const counts = new Map(left.map(({ value, count }) => [value, count]));
  // True if a count is unknown: some back ends do not count values next to the chosen ones. A chosen category implies
  // its ancestors, so their counts are unknown too.
  const isUncounted =
    filters.has(code) && (left.every(({ value }) => isActive(filters, code, value)) || code === 'category_uid');
  const titles = filters.get(code) ?? [];
  const known = new Set(all.map(({ value }) => value));
  const extra = [...left, ...titles.map(({ title, value }) => ({ label: title, value, count: 0 }))].filter(
    ({ value }) => !known.has(value) && known.add(value),
  );
  return [...all, ...extra].map(({ label, value }) => {
    const active = isActive(filters, code, value);
    const count = counts.get(value);
    return {
      label,
      value,
      count: count ?? (isUncounted ? undefined : 0),
      isActive: active,
      isDisabled: !active && !isUncounted && !count,
      ...(common.has(value) && { isCommon: true }),
      ...(swatches?.[value] && { swatch: swatches[value] }),
    };
  });
};

/** Values of a yes/no attribute are 1 and 0, as in Magento. */
const kindOf = (code: string, options: readonly FacetOption[]): Facet['kind'] => {
  const isToggle =
    options.some(({ value }) => value === '1') && options.every(({ value }) => ['0', '1'].includes(value));
  return isToggle ? 'toggle' : filterKind(code, options[0]?.value);
};

/**
 * The layered navigation: all values of the unfiltered list, with the counts of the filtered one. A value beside a
 * chosen one of the same attribute stays enabled, because values of one attribute are combined with OR.
 */
export const facetsOf = (
  all: readonly (Aggregation | null)[] | null | undefined,
  left: readonly (Aggregation | null)[] | null | undefined,
  filters: ActiveFilters,
  swatches: Swatches = {},
): Facet[] => {
  const remaining = new Map(
    (left ?? []).flatMap((aggregation) => (aggregation ? [[aggregation.attribute_code, aggregation] as const] : [])),
  );
  return (all ?? [])
    .filter((aggregation) => aggregation !== null && isAttributeCode(aggregation.attribute_code))
    .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .flatMap((aggregation) => {
      if (!aggregation) return [];
      const { attribute_code: code, label } = aggregation;
      const options = mergeOptions(
        code,
        optionsOf(aggregation),
        optionsOf(remaining.get(code)),
        filters,
        swatches[code],
      );
      return options.length === 0 ? [] : [{ code, label: label ?? code, kind: kindOf(code, options), options }];
    });
};

/** Bounds of all buckets of a range facet, in major units. */
export const boundsOf = ({ options }: Facet): { from: number; to: number } | undefined => {
  const bounds = options.flatMap(({ value }) => value.split('_').map(Number)).filter((bound) => Number.isFinite(bound));
  return bounds.length === 0 ? undefined : { from: Math.min(...bounds), to: Math.max(...bounds) };
};
