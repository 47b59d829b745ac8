import { useT } from '#storefront/platform/i18n/use-t.ts';
import { filterKind } from '../filters/filter-kinds.ts';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { NO_FILTERS, toggleOption } from '../filters/filter-state.ts';
import { priceBasisOf } from '../filters/price-basis.ts';
import type { Facet, FacetOption } from '../model/facets.ts';
import styles from './layered-navigation.module.css';
import { useRangeLabel } from './use-range-label.ts';

type Props = { facets: readonly Facet[]; filters: ActiveFilters; onChange: (filters: ActiveFilters) => void };

/** Options of the attribute, also if it is shown as headings of another facet. */
const optionsOf = (facet: Facet | undefined, code: string): readonly FacetOption[] =>
  facet?.code === code ? facet.options : (facet?.groups ?? []).map(({ heading }) => heading);

/** The chosen values as removable chips, with a button to clear all. */
export const ActiveFilterChips = ({ facets, filters, onChange }: Props) => {
  const t = useT();
  const rangeLabel = useRangeLabel();
  if (filters.size === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('catalog.filters.active')}>
      {[...filters].flatMap(([code, options]) => {
        const facet = facets.find((one) => one.code === code || one.groups?.some((group) => group.code === code));
        const basis = priceBasisOf(code);
        const name = basis ? t('catalog.price', { basis }) : (facet?.label ?? code);
        return options.map((option) => {
          const isToggle = facet?.kind === 'toggle';
          const label =
            filterKind(code, option.value) === 'range'
              ? rangeLabel(option.value, basis)
              : (optionsOf(facet, code).find(({ value }) => value === option.value)?.label ?? option.title);
          return (
            <li key={`${code} ${option.value}`}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('catalog.filters.remove', { facet: name, label })}
                onClick={() => onChange(toggleOption(filters, code, option))}
              >
                {isToggle && option.value === '1'
                  ? name
                  : isToggle || (facet?.kind === 'range' && !basis)
                    ? t('catalog.filters.named', { facet: name, label })
                    : label}
                <span aria-hidden="true" className={styles.cross} />
              </button>
            </li>
          );
        });
      })}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          {t('catalog.filters.clear')}
        </button>
      </li>
    </ul>
  );
};
