import { useT } from '#storefront/platform/i18n/use-t.ts';
import type { ActiveFilters, ActiveOption } from '../filters/filter-state.ts';
import { toggleOption, withOptions } from '../filters/filter-state.ts';
import type { Facet } from '../model/facets.ts';
import { FacetOptions } from './facet-options.tsx';
import styles from './layered-navigation.module.css';
import { PriceFacet } from './price-facet.tsx';

type Props = { facets: readonly Facet[]; filters: ActiveFilters; onChange: (filters: ActiveFilters) => void };

/** Filters open when a page opens; the rest is a click away. */
const OPEN_AT_FIRST = 5;

export const LayeredNavigation = ({ facets, filters, onChange }: Props) => {
  const t = useT();
  const toggle = (code: string, option: ActiveOption) => onChange(toggleOption(filters, code, option));
  const setRange = (code: string, range: ActiveOption | undefined) => onChange(withOptions(filters, code, range ? [range] : []));
  return (
    <div className={styles.navigation}>
      {facets.map((facet, index) => (
        <details key={facet.code} className={styles.facet} open={index < OPEN_AT_FIRST || filters.has(facet.code)}>
          <summary className={styles.summary}>{facet.code === 'price' ? t('catalog.price') : facet.label}</summary>
          {facet.kind === 'range' ? <PriceFacet facet={facet} onRange={setRange} /> : <FacetOptions facet={facet} onToggle={toggle} />}
        </details>
      ))}
    </div>
  );
};
