import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useT } from '#storefront/platform/i18n/use-t.ts';
import { classNames } from '#storefront/ui/class-names.ts';
import type { ActiveFilters, ActiveOption } from '../filters/filter-state.ts';
import { toggleOption, withOptions } from '../filters/filter-state.ts';
import { priceBasisOf, withPriceRange } from '../filters/price-basis.ts';
import type { Facet } from '../model/facets.ts';
import { FacetOptions } from './facet-options.tsx';
import styles from './layered-navigation.module.css';
import { RangeFacet } from './range-facet.tsx';

type Props = { facets: readonly Facet[]; filters: ActiveFilters; onChange: (filters: ActiveFilters) => void };

/** Adds checkboxes ticked before hydration, which React leaves as they are. */
const withEarlyTicks = (
  filters: ActiveFilters,
  facets: readonly Facet[],
  boxes: Iterable<HTMLInputElement>,
): ActiveFilters => {
  let ticked = filters;
  for (const { name, value, checked } of boxes) {
    const option = facets
      .flatMap(({ code, options, groups = [] }) => [
        ...(code === name ? options : []),
        ...groups.flatMap((group) => (group.code === name ? [group.heading] : [])),
      ])
      .find((one) => one.value === value);
    if (option && option.isActive !== checked) ticked = toggleOption(ticked, name, { title: option.label, value });
  }
  return ticked;
};

const isFilteredBy = (filters: ActiveFilters, { code, groups = [] }: Facet): boolean =>
  filters.has(code) || groups.some((group) => filters.has(group.code));

/** Number of facets expanded at first. */
const OPEN_AT_FIRST = 7;

export const LayeredNavigation = ({ facets, filters, onChange }: Props) => {
  const t = useT();
  const latest = useRef({ filters, onChange });
  useLayoutEffect(() => void (latest.current = { filters, onChange }));
  const toggle = useCallback((code: string, option: ActiveOption) => {
    const { current } = latest;
    // Stored at once, so that two ticks within one frame are both applied.
    current.filters = toggleOption(current.filters, code, option);
    current.onChange(current.filters);
  }, []);
  const setRange = (code: string, range: ActiveOption | undefined) =>
    onChange(
      priceBasisOf(code) ? withPriceRange(filters, code, range) : withOptions(filters, code, range ? [range] : []),
    );
  const root = useRef<HTMLDivElement>(null);
  const takeEarlyTicks = useEffectEvent(() => {
    const ticked = withEarlyTicks(
      filters,
      facets,
      root.current?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [],
    );
    if (ticked !== filters) onChange(ticked);
  });
  useEffect(() => takeEarlyTicks(), []);
  return (
    <div ref={root}>
      {facets.map((facet, index) => {
        const basis = priceBasisOf(facet.code);
        if (facet.kind === 'toggle')
          return (
            <div key={facet.code} className={classNames(styles.facet, styles.toggle)}>
              <FacetOptions facet={facet} onToggle={toggle} />
            </div>
          );
        return (
          <details
            key={basis ? 'price' : facet.code}
            className={styles.facet}
            open={index < OPEN_AT_FIRST || isFilteredBy(filters, facet)}
          >
            <summary className={styles.summary}>{basis ? t('catalog.price', { basis }) : facet.label}</summary>
            {facet.kind === 'range' ? (
              <RangeFacet facet={facet} basis={basis} onRange={setRange} />
            ) : (
              <FacetOptions facet={facet} onToggle={toggle} />
            )}
          </details>
        );
      })}
    </div>
  );
};
