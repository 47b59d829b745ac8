import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { NO_FILTERS, toggleOption } from '../filters/filter-state.ts';
import type { Facet } from '../model/facets.ts';
import styles from './layered-navigation.module.css';
import { usePriceLabel } from './use-price-label.ts';

type Props = { facets: readonly Facet[]; filters: ActiveFilters; onChange: (filters: ActiveFilters) => void };

/** The chosen values, each of which can be taken off, and all at once. */
export const ActiveFilterChips = ({ facets, filters, onChange }: Props) => {
  const t = useT();
  const priceLabel = usePriceLabel();
  if (filters.size === 0) return null;
  const facetOf = (code: string) => facets.find((facet) => facet.code === (code === 'category_id' ? 'category_uid' : code));
  return (
    <ul className={styles.chips} aria-label={t('catalog.filters.active')}>
      {[...filters].flatMap(([code, options]) =>
        options.map((option) => {
          const facet = facetOf(code);
          const label = code === 'price' ? priceLabel(option.value) : (facet?.options.find(({ value }) => value === option.value)?.label ?? option.title);
          return (
            <li key={`${code} ${option.value}`}>
              <button type="button" className={styles.chip} aria-label={t('catalog.filters.remove', { facet: facet?.label ?? code, label })} onClick={() => onChange(toggleOption(filters, code, option))}>
                {label}
                <span aria-hidden="true" className={styles.cross} />
              </button>
            </li>
          );
        }),
      )}
      <li>
        <button type="button" className={styles.clear} onClick={() => onChange(NO_FILTERS)}>
          {t('catalog.filters.clear')}
        </button>
      </li>
    </ul>
  );
};
