import { useT } from '#storefront/platform/i18n/use-t.ts';
import { Button } from '#storefront/ui/button/button.tsx';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { NO_FILTERS } from '../filters/filter-state.ts';
import styles from './empty-list.module.css';

type Props = { filters: ActiveFilters; onClear: (filters: ActiveFilters) => void };

export const EmptyList = ({ filters, onClear }: Props) => {
  const t = useT();
  const isFiltered = filters.size > 0;
  return (
    <div className={styles.empty} aria-live="polite">
      <p className={styles.title}>{isFiltered ? t('catalog.empty') : t('catalog.empty.category')}</p>
      <p>{isFiltered ? t('catalog.empty.hint') : t('catalog.empty.category.hint')}</p>
      {isFiltered && (
        <Button kind="secondary" onClick={() => onClear(NO_FILTERS)}>
          {t('catalog.filters.clear')}
        </Button>
      )}
    </div>
  );
};
