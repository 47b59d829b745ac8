import { useT } from '#storefront/platform/i18n/use-t.ts';
import { useFeature } from '#storefront/platform/platform.tsx';
import { Button } from '#storefront/ui/button/button.tsx';
import type { ActiveFilters } from '../filters/filter-state.ts';
import { NO_FILTERS } from '../filters/filter-state.ts';
import styles from './empty-list.module.css';

type Props = { filters: ActiveFilters; onClear: (filters: ActiveFilters) => void };

export const EmptyList = ({ filters, onClear }: Props) => {
  const t = useT();
  const hasShowrooms = useFeature('showrooms');
  const isFiltered = filters.size > 0;
  return (
    <div className={styles.empty} aria-live="polite" data-nothing-found="">
      <p className={styles.title}>{isFiltered ? t('catalog.empty') : t('catalog.empty.category')}</p>
      {isFiltered && <p>{t('catalog.empty.hint')}</p>}
      {!isFiltered && hasShowrooms && <p>{t('catalog.empty.category.hint')}</p>}
      {isFiltered && (
        <Button kind="secondary" onClick={() => onClear(NO_FILTERS)}>
          {t('catalog.filters.clear')}
        </Button>
      )}
    </div>
  );
};
